"""The proxies of deploy/proxies as real programs: their snippets with a port, a certificate and a server of the test."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SNIPPETS = Path("deploy/proxies")
WAIT_SECONDS = 30.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost and its key; `both.pem` beside them is what HAProxy reads."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run([*made, *names, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    (folder / "both.pem").write_text(certificate.read_text() + key.read_text())
    return certificate, key


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """The snippet with the test's values. What is to be replaced must be there."""
    for old, new in pairs:
        assert old in text, f"the snippet has no {old!r}"
        text = text.replace(old, new)
    return text


def caddy(folder: Path, port: int, server: str) -> list[str]:
    certificate, key = make_certificate(folder)
    site = replaced(
        (SNIPPETS / "Caddyfile").read_text(),
        ("palais.example {", f"https://localhost:{port} {{\n\ttls {certificate} {key}"),
        ("127.0.0.1:8080", server),
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--config", str(folder / "Caddyfile")]


def nginx(folder: Path, port: int, server: str) -> list[str]:
    certificate, key = make_certificate(folder)
    site = replaced(
        (SNIPPETS / "nginx.conf").read_text(),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;\n    ssl_certificate {certificate};\n    ssl_certificate_key {key};"),
        ("server_name palais.example;", "server_name localhost;"),
        ("127.0.0.1:8080", server),
    )
    places = "".join(f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = (
        f"daemon off;\npid {folder / 'nginx.pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
    )
    (folder / "nginx.conf").write_text(main)
    return ["nginx", "-e", "stderr", "-c", str(folder / "nginx.conf")]


def haproxy(folder: Path, port: int, server: str) -> list[str]:
    make_certificate(folder)
    config = replaced(
        (SNIPPETS / "haproxy.cfg").read_text(),
        ("bind :443 ssl crt /etc/haproxy/palais.example.pem", f"bind 127.0.0.1:{port} ssl crt {folder / 'both.pem'}"),
        ("127.0.0.1:8080", server),
    )
    (folder / "haproxy.cfg").write_text(config)
    return ["haproxy", "-f", str(folder / "haproxy.cfg")]


PROXIES = {"caddy": caddy, "nginx": nginx, "haproxy": haproxy}


@contextmanager
def proxying(name: str, folder: Path, port: int, server: str) -> Iterator[None]:
    """Run the proxy in front of the server at this address, listening on this port of localhost."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(
            PROXIES[name](folder, port, server), stdout=log, stderr=log, env={"PATH": _PATH, "HOME": str(folder)}
        )
        try:
            _wait_for(port, process, folder / "proxy.log")
            yield
        finally:
            process.terminate()
            process.wait(WAIT_SECONDS)


_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(f"the proxy does not listen:\n{log.read_text()}")
