# The client is built with Node, the server runs without it.
FROM node:22-slim AS client
WORKDIR /bailey
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY src src
COPY web web
RUN cd web && npm run build

FROM python:3.13-slim
COPY --from=ghcr.io/astral-sh/uv:0.9 /uv /usr/local/bin/uv
WORKDIR /bailey
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY scripts/lib/wheel.py scripts/lib/
RUN uv sync --frozen --no-dev --no-install-project --extra fast --extra serve
COPY src src
RUN uv sync --frozen --no-dev --extra fast --extra serve
COPY --from=client /bailey/web/dist src/bailey/server/web
RUN useradd --create-home bailey && mkdir -p /data /cache && chown bailey /data /cache
USER bailey
ENV BAILEY_HOME=/data BAILEY_CACHE=/cache PATH=/bailey/.venv/bin:$PATH
VOLUME ["/data", "/cache"]
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8420/health')"]
CMD ["bailey", "serve", "--host", "0.0.0.0", "--no-browser"]
