// The UI tests are in the folder iOS; VelariumPort rewrites them for Linux.
