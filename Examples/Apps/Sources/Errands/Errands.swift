// The app is in the folder iOS; VelariumPort rewrites its sources for Linux.
