// Noughts and crosses for boardgame.io: who owns each square; three in a line win, nine marks are a draw.

const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const mine = (square) => G.cells[square] === ctx.currentPlayer;
    if (lines.some((line) => line.every(mine))) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const folder = process.argv[2];
const server = Server({ games: [noughts], origins: [], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
