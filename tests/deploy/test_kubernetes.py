"""The Kubernetes example, held to the schemas of Kubernetes; there is no cluster here to apply it to."""

import shutil
import subprocess
from typing import Any

import kubernetes_validate
import pytest

from deploy.known import DEPLOY, FIXED, NATS_VARIABLES, VARIABLES, documents

RESOURCES = [one for name in ("nats", "sosie") for one in documents(DEPLOY / f"kubernetes/{name}.yaml")]
VERSIONS = ("1.30", "1.33")
SECRET_KEYS = {"nats-password", "metrics-token", "store"}


def find(kind: str, name: str) -> Any:
    (found,) = [one for one in RESOURCES if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    return found


def container(kind: str, name: str) -> Any:
    (only,) = find(kind, name)["spec"]["template"]["spec"]["containers"]
    return only


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("resource", RESOURCES, ids=lambda one: f"{one['kind']}-{one['metadata']['name']}")
def test_every_resource_is_as_kubernetes_wants_it(resource: dict[str, Any], version: str) -> None:
    kubernetes_validate.validate(resource, version, strict=True)


def test_a_resource_with_a_slip_would_be_noticed() -> None:
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(find("Service", "sosie") | {"speck": {}}, VERSIONS[0], strict=True)


def test_there_is_all_that_a_cluster_needs() -> None:
    assert sorted((one["kind"], one["metadata"]["name"]) for one in RESOURCES) == [
        ("Deployment", "sosie"),
        ("Ingress", "sosie"),
        ("PodDisruptionBudget", "nats"),
        ("PodDisruptionBudget", "sosie"),
        ("Service", "nats"),
        ("Service", "sosie"),
        ("StatefulSet", "nats"),
    ]


def test_servers_and_nats_are_given_what_they_read() -> None:
    server = {one["name"] for one in container("Deployment", "sosie")["env"]}
    # The password is there for the address of the log to be made of.
    assert server - {"NATS_PASSWORD"} <= VARIABLES
    assert {one["name"] for one in container("StatefulSet", "nats")["env"]} == NATS_VARIABLES


def test_what_is_referred_to_in_a_value_was_set_before() -> None:
    for one in (container("Deployment", "sosie"), container("StatefulSet", "nats")):
        names = [variable["name"] for variable in one["env"]]
        for place, variable in enumerate(one["env"]):
            if "$(NATS_PASSWORD)" in variable.get("value", ""):
                assert "NATS_PASSWORD" in names[:place]
    log = {one["name"]: one.get("value") for one in container("Deployment", "sosie")["env"]}["SOSIE_LOG"]
    assert log == "nats://" + ",".join(f"sosie:$(NATS_PASSWORD)@nats-{number}.nats" for number in range(3))


def test_secrets_come_by_name_and_only_those_that_are_to_be_made() -> None:
    made = (DEPLOY / "kustomization.yaml").read_text()
    asked = [
        variable["valueFrom"]["secretKeyRef"]
        for one in (container("Deployment", "sosie"), container("StatefulSet", "nats"))
        for variable in one["env"]
        if "secretKeyRef" in variable.get("valueFrom", {})
    ]
    assert {(one["name"], one["key"]) for one in asked} == {("sosie", key) for key in SECRET_KEYS}
    assert all(f"--from-literal={key}=" in made for key in SECRET_KEYS)


@pytest.mark.parametrize(("kind", "name"), [("Deployment", "sosie"), ("StatefulSet", "nats")])
def test_pods_are_watched_bounded_and_found(kind: str, name: str) -> None:
    whole, one = find(kind, name), container(kind, name)
    labels = whole["spec"]["template"]["metadata"]["labels"]
    assert whole["spec"]["selector"]["matchLabels"] == labels
    assert find("Service", name)["spec"]["selector"] == labels
    assert find("PodDisruptionBudget", name)["spec"]["selector"]["matchLabels"] == labels
    ports = {port["name"] for port in one["ports"]}
    for probe in ("readinessProbe", "livenessProbe"):
        asked = one[probe].get("httpGet") or one[probe]["tcpSocket"]
        assert asked["port"] in ports
    assert one["image"] == "sosie" or FIXED.fullmatch(one["image"])
    assert one["securityContext"]["readOnlyRootFilesystem"]
    assert whole["spec"]["template"]["spec"]["securityContext"]["runAsNonRoot"]


def test_a_server_is_asked_for_its_health_where_it_answers() -> None:
    assert container("Deployment", "sosie")["readinessProbe"]["httpGet"]["path"] == "/api/health"


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not installed")
def test_kustomize_puts_it_together() -> None:
    command = [str(shutil.which("kubectl")), "kustomize", str(DEPLOY)]
    built = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "image: registry.example.org/sosie:0.1" in built
    assert "server_name: $NATS_NAME" in built
