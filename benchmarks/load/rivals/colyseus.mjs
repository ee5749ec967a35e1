// Rooms of four on Colyseus: a claim by one client, the answer to all. It rules nothing.
import http from "node:http";
import { Room, Server, matchMaker } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Table extends Room {
  maxClients = 4;

  onCreate() {
    this.turn = 0;
    this.counts = [1, 1, 1, 1];
    this.places = [4, 0, 1, 2, 3];
    this.setPatchRate(null);
    // All seats are reserved before the first client connects.
    this.setSeatReservationTime(600);
    this.onMessage("claim", (client, { seat, symbol, took }) => {
      this.turn += 1;
      this.counts[seat] += 1;
      this.places[seat + 1] = this.places[0];
      this.places[0] = (this.places[0] + 1) % 55;
      this.broadcast("ruled", {
        event: this.turn, verdict: "won", seat, turn: this.turn, symbol, took, reads: [0, seat + 1],
        places: this.places, counts: this.counts, left: 50,
      });
    });
  }
}

const front = http.createServer();
front.on("request", async (request, response) => {
  if (request.url !== "/rooms") return;
  const first = await matchMaker.create("table");
  const id = first.room.roomId;
  const others = [];
  for (let seat = 1; seat < 4; seat += 1) others.push(await matchMaker.joinById(id));
  response.setHeader("connection", "close");
  response.end(JSON.stringify([first, ...others].map((s) => `/${s.room.processId}/${id}?sessionId=${s.sessionId}`)));
});
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: front }) });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(front.address().port);
