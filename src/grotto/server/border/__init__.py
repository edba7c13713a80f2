"""Where the world comes in: WebSocket, SSE, HTTP, static files. What is said here is checked here."""
