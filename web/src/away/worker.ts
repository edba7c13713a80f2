/** The service worker: the page opens without a network, and says then that there is none. */
export function register(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // over plain http in a local network browsers allow none: the page works without
  });
}
