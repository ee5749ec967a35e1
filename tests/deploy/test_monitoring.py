"""The dashboard and the alerts: their metrics exist, and Prometheus evaluates all of them for a real server."""

import json
import re
import shutil
import subprocess
import urllib.parse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from deploy.facts import DEPLOY, documents
from server.running import running
from sosie.dev_cluster.processes import free_ports, start, stop
from sosie.server.observe.metrics import Metrics
from waiting import PATIENCE_S, wait_until

MONITORING = DEPLOY / "monitoring"
PROMETHEUS, PROMTOOL = shutil.which("prometheus") or "", shutil.which("promtool") or ""
TOKEN = "count-me-if-you-can"  # noqa: S105 - for these tests
OWN_LABELS = {"instance", "job", "le"}
"""Labels that Prometheus adds, and that of a histogram."""
_VARIABLES = {"$instance": ".*", "$__rate_interval": "1m"}


def rules() -> list[dict[str, Any]]:
    (document,) = documents(MONITORING / "alerts.yml")
    return [rule for group in document["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((MONITORING / "dashboard.json").read_text())
    return found


def expressions() -> Iterator[str]:
    """Yield all expressions, with values for the variables of the dashboard."""
    yield from (rule["expr"] for rule in rules())
    for target in [target for panel in dashboard()["panels"] for target in panel["targets"]]:
        expression = target["expr"]
        for name, value in _VARIABLES.items():
            expression = expression.replace(name, value)
        yield expression


def labels_of_samples() -> dict[str, set[str]]:
    """Return the labels of each sample that a server exposes."""
    metrics = Metrics()
    metrics.refused.labels("too-many").inc()
    metrics.games.labels("tower").inc()
    metrics.requests.labels("/", 200).inc()
    metrics.count_stall("route /", "work")
    metrics.count_client_error("bad-request")
    metrics.show_uploads("drafts", 1, 2)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(metrics.render().decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


@pytest.mark.parametrize("expression", tuple(expressions()))
def test_expression_uses_metrics_and_labels_that_exist(expression: str) -> None:
    known = labels_of_samples()
    used = set(re.findall(r"\bsosie_\w+", expression))
    assert used <= set(known)
    labels = {
        name for matchers in re.findall(r"{([^}]*)}", expression) for name in re.findall(r"(\w+)\s*[=!]", matchers)
    }
    labels |= {name for names in re.findall(r"\bby \(([^)]*)\)", expression) for name in names.split(", ")}
    assert labels <= OWN_LABELS.union(*(known[name] for name in used))


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set(re.findall(r"\bsosie_\w+", json.dumps(dashboard())))
    families = {name for name in labels_of_samples() if not name.endswith(("_created", "_sum", "_count"))}
    assert families == shown & families


def test_every_alert_says_what_to_do() -> None:
    assert rules()
    for rule in rules():
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert {"summary", "do"} == set(rule["annotations"])
    names = [rule["alert"] for rule in rules()]
    assert len(set(names)) == len(names)


def test_panels_do_not_overlap() -> None:
    cells = [
        (x, y)
        for box in (panel["gridPos"] for panel in dashboard()["panels"])
        for x in range(box["x"], box["x"] + box["w"])
        for y in range(box["y"], box["y"] + box["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert all(x < 24 for x, _ in cells)
    numbers = [panel["id"] for panel in dashboard()["panels"]]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.skipif(not PROMTOOL, reason="promtool is not installed: it comes with prometheus")
def test_promtool_accepts_configuration(tmp_path: Path) -> None:
    shutil.copy(MONITORING / "alerts.yml", tmp_path)
    configuration = (MONITORING / "prometheus.yml").read_text()
    (tmp_path / "token").write_text(TOKEN)
    (tmp_path / "prometheus.yml").write_text(
        configuration.replace("/etc/prometheus/sosie-token", str(tmp_path / "token"))
    )
    done = subprocess.run(
        [PROMTOOL, "check", "config", tmp_path / "prometheus.yml"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(rules())} rules found" in done.stdout


CASES: list[tuple[str, dict[str, str], int]] = [
    ("SosieDown", {'up{job="sosie",instance="one"}': "0x10"}, 2),
    ("SosieNotReady", {'sosie_ready{instance="one"}': "1x5 0x10"}, 10),
    ("SosieMovesNotStored", {'sosie_refused_total{instance="one",code="try-again"}': "0+1x20"}, 15),
    (
        "SosieFails",
        {
            'sosie_requests_total{instance="one",status="500"}': "0+6x30",
            'sosie_requests_total{instance="one",status="200"}': "0+60x30",
        },
        25,
    ),
    (
        "SosieSlow",
        {
            'sosie_request_seconds_bucket{instance="one",le="2.5"}': "0+1x30",
            'sosie_request_seconds_bucket{instance="one",le="5.0"}': "0+9x30",
            'sosie_request_seconds_bucket{instance="one",le="+Inf"}': "0+9x30",
        },
        25,
    ),
    (
        "SosieNearlyFull",
        {'sosie_connections{instance="one"}': "900x20", 'sosie_connections_limit{instance="one"}': "1000x20"},
        10,
    ),
    ("SosieDiskFull", {'sosie_disk_free_bytes{instance="one"}': "5e8x20"}, 10),
    ("SosieDiskFillsUp", {'sosie_disk_free_bytes{instance="one"}': "5e11-1e9x480"}, 440),
    ("SosieRefusesMuch", {'sosie_refused_total{instance="one",code="too-many"}': "0+6000x40"}, 30),
]
"""An alert, series of one sample a minute, and the minute in which it fires."""
QUIET = {
    'up{job="sosie",instance="one"}': "1x480",
    'sosie_ready{instance="one"}': "1x480",
    'sosie_refused_total{instance="one",code="try-again"}': "3x480",
    'sosie_refused_total{instance="one",code="too-many"}': "0+60x480",
    'sosie_requests_total{instance="one",status="500"}': "0+1x480",
    'sosie_requests_total{instance="one",status="200"}': "0+600x480",
    'sosie_request_seconds_bucket{instance="one",le="2.5"}': "0+600x480",
    'sosie_request_seconds_bucket{instance="one",le="+Inf"}': "0+600x480",
    'sosie_connections{instance="one"}': "600x480",
    'sosie_connections_limit{instance="one"}': "1000x480",
    'sosie_disk_free_bytes{instance="one"}': "5e11-1e5x480",
}


def alerts_at(folder: Path, series: dict[str, str], minute: int, expected: list[dict[str, Any]], alert: str) -> str:
    """Let promtool evaluate the alerts over series, and return what it finds wrong."""
    shutil.copy(MONITORING / "alerts.yml", folder)
    tests = [
        {
            "interval": "1m",
            "input_series": [{"series": name, "values": values} for name, values in series.items()],
            "alert_rule_test": [{"eval_time": f"{minute}m", "alertname": alert, "exp_alerts": expected}],
        }
    ]
    (folder / "test.yml").write_text(yaml.safe_dump({"rule_files": ["alerts.yml"], "tests": tests}))
    command = [PROMTOOL, "test", "rules", str(folder / "test.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_every_alert_has_a_case() -> None:
    assert {alert for alert, _, _ in CASES} == {rule["alert"] for rule in rules()}


@pytest.mark.skipif(not PROMTOOL, reason="promtool is not installed: it comes with prometheus")
@pytest.mark.parametrize(("alert", "series", "minute"), CASES, ids=[alert for alert, _, _ in CASES])
def test_alert_fires_in_its_case_only(alert: str, series: dict[str, str], minute: int, tmp_path: Path) -> None:
    # promtool compares all labels and texts of an alert that is expected: so it must miss none that is not.
    assert f"alertname: {alert}".replace(" ", "") in alerts_at(tmp_path, series, minute, [], alert).replace(
        " ", ""
    ).replace('"', "").replace("=", ":")
    assert alerts_at(tmp_path, QUIET, minute, [], alert) == ""


@pytest.mark.skipif(not PROMETHEUS, reason="Prometheus is not installed")
def test_prometheus_evaluates_everything_for_a_server(tmp_path: Path) -> None:
    (port,) = free_ports(1)
    (tmp_path / "token").write_text(TOKEN)
    shutil.copy(MONITORING / "alerts.yml", tmp_path)
    with running(tmp_path / "data", "--metrics-token", TOKEN) as server:
        configuration = (MONITORING / "prometheus.yml").read_text()
        for example, real in {
            "/etc/prometheus/sosie-token": str(tmp_path / "token"),
            "10.0.0.21:8001, 10.0.0.22:8001, 10.0.0.23:8001": f"127.0.0.1:{server.port}",
            "15s": "1s",
        }.items():
            assert example in configuration
            configuration = configuration.replace(example, real)
        (tmp_path / "prometheus.yml").write_text(configuration)
        command = [
            PROMETHEUS,
            f"--config.file={tmp_path / 'prometheus.yml'}",
            f"--storage.tsdb.path={tmp_path / 'series'}",
            f"--web.listen-address=127.0.0.1:{port}",
        ]
        process = start(command, tmp_path / "prometheus.log")
        try:
            _check_prometheus(f"http://127.0.0.1:{port}/api/v1")
        finally:
            stop(process)


def _check_prometheus(api: str) -> None:
    with httpx.Client(trust_env=False, timeout=PATIENCE_S) as client:

        def ask(path: str) -> Any:
            try:
                answer = client.get(f"{api}/{path}")
            except httpx.TransportError:
                return None
            return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else None

        def value(expression: str) -> list[Any] | None:
            found = ask(f"query?query={urllib.parse.quote(expression)}")
            assert found is None or found["status"] == "success", (expression, found)
            return list(found["data"]["result"]) if found else None

        wait_until(lambda: bool(value("sosie_ready == 1")))
        wait_until(lambda: _are_evaluated(ask("rules")))
        for expression in expressions():
            assert value(expression) is not None
        for name in ("sosie_connections_limit", "sosie_disk_free_bytes", "sosie_tables"):
            assert value(name), name
        assert ask("alerts")["data"]["alerts"] == []


def _are_evaluated(found: Any) -> bool:
    listed = [rule for group in found["data"]["groups"] for rule in group["rules"]] if found else []
    assert not [rule["lastError"] for rule in listed if rule.get("lastError")]
    return len(listed) == len(rules()) and all(rule["health"] == "ok" for rule in listed)
