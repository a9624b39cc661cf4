# The images are build arguments, so that a deployment can pin them by digest (docs/deployment.md, "Pinned images").
ARG NODE_IMAGE=node:22-slim
ARG PYTHON_IMAGE=python:3.13-slim
ARG UV_IMAGE=ghcr.io/astral-sh/uv:0.9

# Node is needed only to build the client.
FROM ${NODE_IMAGE} AS client
WORKDIR /bailey
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY src src
COPY web web
RUN cd web && npm run build

FROM ${UV_IMAGE} AS uv

FROM ${PYTHON_IMAGE}
COPY --from=uv /uv /usr/local/bin/uv
WORKDIR /bailey
# Compile bytecode at build time: the root file system is read-only at run time.
ENV UV_COMPILE_BYTECODE=1
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY scripts/lib/wheel.py scripts/lib/
RUN uv sync --frozen --no-dev --no-install-project
COPY src src
RUN uv sync --frozen --no-dev
RUN .venv/bin/python -m compileall -q src
COPY --from=client /bailey/web/dist src/bailey/server/web
RUN useradd --create-home bailey && mkdir -p /data /cache && chown bailey /data /cache
USER bailey
ENV BAILEY_HOME=/data BAILEY_CACHE=/cache PATH=/bailey/.venv/bin:$PATH
VOLUME ["/data", "/cache"]
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=5s --start-period=15s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8420/health')"]
CMD ["bailey", "serve", "--host", "0.0.0.0", "--no-browser"]
