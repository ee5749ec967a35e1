"""The Kubernetes example, checked against the schemas of Kubernetes without a cluster."""

import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import kubernetes_validate
import pytest

from deploy.facts import DEPLOY, NATS_VARIABLES, SERVER_MEMORY, VARIABLES, VERSIONED_IMAGE, documents, size

(KUSTOMIZATION,) = documents(DEPLOY / "kustomization.yaml")
RESOURCES = [one for path in KUSTOMIZATION["resources"] for one in documents(DEPLOY / path)]
WORKLOADS = [one for one in RESOURCES if "template" in one["spec"]]
VERSIONS = ("1.33", "1.37")
SECRET_KEYS = {"sosie": {"log", "store", "metrics-token"}, "nats": {"password", "route-password"}}
PROBES = ("startupProbe", "readinessProbe", "livenessProbe")


def title(resource: Any) -> str:
    return f"{resource['kind']}-{resource['metadata']['name']}"


def find(kind: str, name: str) -> Any:
    (found,) = [one for one in RESOURCES if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    return found


def pod(workload: Any) -> Any:
    return workload["spec"]["template"]["spec"]


def containers(workload: Any) -> list[Any]:
    return [*pod(workload).get("initContainers", ()), *pod(workload)["containers"]]


def environment(workload: Any) -> dict[str, Any]:
    return {variable["name"]: variable for one in containers(workload) for variable in one.get("env", ())}


SOSIE, NATS = find("Deployment", "sosie"), find("StatefulSet", "nats")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("resource", RESOURCES, ids=title)
def test_resource_meets_the_schema(resource: dict[str, Any], version: str) -> None:
    kubernetes_validate.validate(resource, version, strict=True)


def test_misspelt_field_is_noticed() -> None:
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(find("Service", "sosie") | {"speck": {}}, VERSIONS[0], strict=True)


def test_every_file_is_in_the_kustomization() -> None:
    listed = {(DEPLOY / path).resolve() for path in KUSTOMIZATION["resources"]}
    assert listed == {path.resolve() for path in (DEPLOY / "kubernetes").glob("*.yaml")}


@pytest.mark.parametrize("workload", WORKLOADS, ids=title)
def test_pod_meets_the_restricted_standard(workload: Any) -> None:
    shared = pod(workload)["securityContext"]
    assert not {"hostNetwork", "hostPID", "hostIPC"} & set(pod(workload))
    assert pod(workload)["automountServiceAccountToken"] is False
    assert not any("hostPath" in volume for volume in pod(workload).get("volumes", ()))
    for one in containers(workload):
        context = shared | one["securityContext"]
        assert context["runAsNonRoot"] is True
        assert context["runAsUser"] > 0
        assert context["runAsGroup"] > 0
        assert context["seccompProfile"] == {"type": "RuntimeDefault"}
        assert context["readOnlyRootFilesystem"] is True
        assert context["allowPrivilegeEscalation"] is False
        assert context["capabilities"] == {"drop": ["ALL"]}


@pytest.mark.parametrize("workload", WORKLOADS, ids=title)
def test_containers_have_limits_and_versions(workload: Any) -> None:
    renamed = {image["name"]: f"{image['newName']}:{image['newTag']}" for image in KUSTOMIZATION["images"]}
    for one in containers(workload):
        assert size(one["resources"]["requests"]["memory"]) <= size(one["resources"]["limits"]["memory"])
        assert VERSIONED_IMAGE.fullmatch(renamed.get(one["image"], one["image"]))


def test_memory_limit_fits_the_workers() -> None:
    # Kubernetes kills the server together with its workers, so the limit covers all of them.
    (one,) = containers(SOSIE)
    assert size(one["resources"]["limits"]["memory"]) >= SERVER_MEMORY
    (other,) = containers(NATS)
    assert size(environment(NATS)["GOMEMLIMIT"]["value"]) < size(other["resources"]["limits"]["memory"])


# Networks


def policies(labels: dict[str, str]) -> list[Any]:
    """Return the policies for pods with these labels."""
    return [
        one["spec"]
        for one in RESOURCES
        if one["kind"] == "NetworkPolicy" and one["spec"]["podSelector"]["matchLabels"].items() <= labels.items()
    ]


def callers(app: str) -> Iterator[tuple[str, int]]:
    """Yield the allowed callers of pods, with their ports."""
    for policy in policies({"app": app}):
        for rule in policy["ingress"]:
            for peer in rule["from"]:
                assert "podSelector" in peer
                for port in rule["ports"]:
                    yield "/".join(peer["podSelector"]["matchLabels"].values()), port["port"]


@pytest.mark.parametrize("workload", WORKLOADS, ids=title)
def test_policies_cover_every_pod(workload: Any) -> None:
    found = policies(workload["spec"]["template"]["metadata"]["labels"])
    assert {kind for policy in found for kind in policy["policyTypes"]} == {"Ingress", "Egress"}


def test_policies_admit_only_necessary_callers() -> None:
    assert {app: set(callers(app)) for app in ("sosie", "nats", "postgres")} == {
        "sosie": {("haproxy-ingress", 8000)},
        "nats": {("sosie", 4222), ("nats", 6222)},
        "postgres": {("sosie", 5432)},
    }
    # A pod with these labels in another namespace is not the load balancer.
    for policy in policies({"app": "sosie"}):
        assert all("namespaceSelector" in peer for rule in policy["ingress"] for peer in rule["from"])


def test_ingress_hashes_the_table() -> None:
    ingress = find("Ingress", "sosie")
    assert ingress["spec"]["ingressClassName"] == "haproxy"
    assert ingress["metadata"]["annotations"] == {
        "haproxy-ingress.github.io/balance-algorithm": "url_param table",
        "haproxy-ingress.github.io/config-backend": (
            "hash-type consistent\nhttp-request set-header X-Request-ID %[uuid()]\n"
        ),
    }


@pytest.mark.parametrize("app", ["sosie", "nats"])
def test_pods_may_call_only_open_ports(app: str) -> None:
    for policy in policies({"app": app}):
        for rule in policy["egress"]:
            for peer in rule["to"]:
                for port in rule["ports"]:
                    target = peer.get("podSelector", {}).get("matchLabels", {}).get("app")
                    assert port["port"] in {53, 5432} or (app, port["port"]) in set(callers(target))


def test_policies_name_the_ports_of_containers() -> None:
    for app, workload in (("sosie", SOSIE), ("nats", NATS)):
        ports = {port["containerPort"] for one in containers(workload) for port in one["ports"]}
        assert ports == {port for _, port in callers(app)}


# Variables, secrets, probes


def test_workloads_are_given_their_variables() -> None:
    assert set(environment(SOSIE)) <= VARIABLES
    assert set(environment(NATS)) - {"GOMEMLIMIT"} == NATS_VARIABLES


def test_secrets_of_servers_are_mounted_files() -> None:
    (one,) = containers(SOSIE)
    volumes = {volume["name"]: volume for volume in pod(SOSIE)["volumes"]}
    (mount,) = [mount for mount in one["volumeMounts"] if "secret" in volumes[mount["name"]]]
    assert volumes[mount["name"]]["secret"]["secretName"] == "sosie"
    # Readable by the group of the pod, and by nobody else.
    assert volumes[mount["name"]]["secret"]["defaultMode"] == 0o440
    named = {variable["value"] for name, variable in environment(SOSIE).items() if name.endswith("_FILE")}
    assert named == {f"{mount['mountPath']}/{key}" for key in SECRET_KEYS["sosie"]}
    assert all("value" in variable for variable in environment(SOSIE).values())


def test_clients_and_routes_have_different_passwords() -> None:
    given = environment(NATS)
    client, route = (given[name]["valueFrom"]["secretKeyRef"] for name in ("NATS_PASSWORD", "NATS_ROUTE_PASSWORD"))
    assert {client["key"], route["key"]} == SECRET_KEYS["nats"]
    for number in range(3):
        address = given[f"NATS_ROUTE_{number + 1}"]["value"]
        assert address == f"nats://route:$(NATS_ROUTE_PASSWORD)@nats-{number}.nats:6222"
    # Kubernetes substitutes only variables that are defined before.
    assert list(given).index("NATS_ROUTE_PASSWORD") < list(given).index("NATS_ROUTE_1")


def test_secrets_to_make_are_described() -> None:
    made = (DEPLOY / "kustomization.yaml").read_text().replace("\\\n#", "")
    for name, keys in SECRET_KEYS.items():
        (line,) = [line for line in made.splitlines() if f"create secret generic {name} " in line]
        assert all(f"--from-literal={key}=" in line for key in keys)


@pytest.mark.parametrize("workload", WORKLOADS, ids=title)
def test_pods_are_selected_and_probed(workload: Any) -> None:
    labels, name = workload["spec"]["template"]["metadata"]["labels"], workload["metadata"]["name"]
    assert workload["spec"]["selector"]["matchLabels"] == labels
    assert find("Service", name)["spec"]["selector"] == labels
    assert find("PodDisruptionBudget", name)["spec"]["selector"]["matchLabels"] == labels
    (one,) = containers(workload)
    assert {"readinessProbe", "livenessProbe"} <= set(one)
    for probe in (one[probe] for probe in PROBES if probe in one):
        if asked := probe.get("httpGet") or probe.get("tcpSocket"):
            assert asked["port"] in {port["name"] for port in one["ports"]}
        else:
            assert any("//127.0.0.1:8222/healthz" in part for part in probe["exec"]["command"])


def test_server_readiness_is_its_health() -> None:
    (one,) = containers(SOSIE)
    assert one["readinessProbe"]["httpGet"]["path"] == "/api/health"


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not installed")
def test_kustomize_builds_it() -> None:
    command = [str(shutil.which("kubectl")), "kustomize", str(DEPLOY)]
    built = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "image: registry.example.org/sosie:0.1" in built
    assert "server_name: $NATS_NAME" in built


def test_servers_answer_to_the_name_of_the_ingress() -> None:
    (rule,) = find("Ingress", "sosie")["spec"]["rules"]
    assert environment(SOSIE)["SOSIE_ALLOWED_HOST"]["value"] == rule["host"]
