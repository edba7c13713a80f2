// A boardgame.io server with about the simplest game of cards there is: draw one or pass. It keeps its matches in
// memory, as it does unless told otherwise.
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
const { Server } = load("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = load("boardgame.io/core");

const CARDS = 52;

const draw = {
  name: "draw",
  setup: ({ ctx, random }) => ({
    secret: { deck: random.Shuffle([...Array(CARDS).keys()]) },
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: [] }])),
    left: CARDS,
  }),
  playerView: PlayerView.STRIP_SECRETS, // each is sent his own hand alone
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (!G.players[playerID]) return INVALID_MOVE;
        if (!G.secret.deck.length) {
          // The game has no end: all cards go back and are shuffled.
          for (const seat of Object.values(G.players)) seat.hand = [];
          G.secret.deck = random.Shuffle([...Array(CARDS).keys()]);
        }
        G.players[playerID].hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
    pass: () => undefined,
  },
};

const server = Server({ games: [draw], origins: [] });
// Its own `run` opens the port to the whole network; a bench must not.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
const { appServer } = await server.run({ port: Number(process.argv[2] ?? 0) });
console.log(`listening on ${appServer.address().port}`);
process.on("SIGTERM", () => process.exit(0));
