// Matches of four on boardgame.io: a move by one client, the new state to all. It rules nothing.
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const tower = {
  name: "tower",
  disableUndo: true,
  setup: () => ({ turn: 0, verdict: "won", seat: 0, symbol: "", took: 0, reads: [0, 1],
    places: [4, 0, 1, 2, 3], counts: [1, 1, 1, 1], left: 50 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    claim: {
      ignoreStaleStateID: true,
      move: ({ G }, seat, symbol, took) => {
        G.turn += 1;
        G.seat = seat;
        G.symbol = symbol;
        G.took = took;
        G.reads = [0, seat + 1];
        G.counts[seat] += 1;
        G.places[seat + 1] = G.places[0];
        G.places[0] = (G.places[0] + 1) % 55;
      },
    },
  },
};

Server({ games: [tower], origins: [/127\.0\.0\.1/] }).run({
  port: 0,
  lobbyConfig: { apiPort: 0 },
}).then(({ appServer }) => console.log(appServer.address().port));
