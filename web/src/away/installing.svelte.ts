/** Where the browser can make an app of the page, it says so once, early: kept until the viewer wants it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  private offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    globalThis.addEventListener?.("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is asked for in the settings, not over a game
      this.offer = event as InstallOffer;
    });
    globalThis.addEventListener?.("appinstalled", () => (this.offer = null));
  }

  get isOffered(): boolean {
    return this.offer !== null;
  }

  /** An offer can be taken up once. */
  async begin(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
