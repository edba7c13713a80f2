/** The promise made before the first card was dealt: does the secret, told at the end, keep it? (tabletop/secret.py) */
import { sha256 } from "./sha256";

const HEX = /^[0-9a-f]{64}$/;

export function keepsPromise(secret: string, commitment: string): boolean {
  if (!HEX.test(secret)) return false;
  const opening = new TextEncoder().encode("grotto secret ");
  const bytes = Uint8Array.from(secret.match(/../g)!, (pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...opening, ...bytes])) === commitment;
}
