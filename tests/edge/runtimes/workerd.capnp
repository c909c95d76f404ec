using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = [(name = "main", worker = .run)]);

const run :Workerd.Worker = (
  compatibilityDate = "2026-11-17",
  # A runtime may lack Node's modules and globals.
  compatibilityFlags = ["no_nodejs_compat", "no_nodejs_compat_v2"],
  modules = [
    (name = "run.js", esModule = embed "run.js"),
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "server.js", esModule = embed "server.js"),
    (name = "cases.js", esModule = embed "cases.js"),
  ],
);
