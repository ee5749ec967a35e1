// The Tower on Colyseus, with the work of a Sosie table: it waits for rivals, rules a call, appends it to a file,
// and sends the ruling to all four.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Room, Server, matchMaker } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const cards = JSON.parse(process.argv[2]).map((card) => new Set(card));
const seats = [0, 1, 2, 3];
const waitMs = 6;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "colyseus-"));
const file = fs.openSync(path.join(folder, "log"), "a");

// One write for all entries of a turn of the event loop, before anybody is told.
let entries = [];
let told = [];
function append(entry, tell) {
  if (entries.length === 0) setImmediate(flush);
  entries.push(JSON.stringify(entry));
  told.push(tell);
}
function flush() {
  fs.writeSync(file, entries.join("\n") + "\n");
  const telling = told;
  [entries, told] = [[], []];
  for (const tell of telling) tell();
}

// Calls wake up together, on ticks of 4 ms, like Sosie's.
const ticks = new Map();
function later(callback) {
  const now = performance.now();
  const tick = Math.ceil((now + waitMs) / 4);
  if (!ticks.has(tick)) {
    ticks.set(tick, []);
    setTimeout(() => {
      const due = ticks.get(tick);
      ticks.delete(tick);
      for (const one of due) one();
    }, tick * 4 - now);
  }
  ticks.get(tick).push(callback);
}

class Table extends Room {
  maxClients = 4;

  onCreate() {
    this.event = 0;
    this.setPatchRate(null);
    // All seats are reserved before the first client connects.
    this.setSeatReservationTime(600);
    this.deal();
    this.onMessage("claim", (client, call) => {
      const pending = { ...call, at: performance.now() };
      if (this.pending.length === 0) later(() => this.release());
      this.pending.push(pending);
    });
  }

  onJoin(client) {
    client.send("dealt", { turn: this.turn, places: this.shown[this.turn] });
  }

  deal() {
    this.pending = [];
    this.order = cards.map((_, index) => index);
    for (let i = this.order.length - 1; i > 0; i -= 1) {
      const other = Math.floor(Math.random() * (i + 1));
      [this.order[i], this.order[other]] = [this.order[other], this.order[i]];
    }
    this.drawn = 4;
    this.turn = 0;
    this.piles = seats.map((seat) => [this.order[seat]]);
    this.frozen = [0, 0, 0, 0];
    this.moves = [];
    this.shown = [this.places()];
  }

  places() {
    return [this.order[this.drawn], ...this.piles.map((pile) => pile.at(-1))];
  }

  release() {
    const calls = this.pending.sort((a, b) => a.at - b.at || a.seat - b.seat);
    this.pending = [];
    for (const call of calls) append({ table: this.roomId, ...call }, () => this.rule(call));
  }

  rule(call) {
    const { seat, symbol, turn, took } = call;
    const verdict = this.verdict(call);
    this.moves.push({ seat, symbol, turn, took, verdict });
    this.event += 1;
    if (verdict === "wrong") this.frozen[seat] = performance.now() + 2000;
    if (verdict !== "won") {
      this.broadcast("ruled", { event: this.event, verdict, seat, turn: this.turn, symbol, took });
      return;
    }
    this.piles[seat] = [...this.piles[seat], this.order[this.drawn]];
    this.drawn += 1;
    this.turn += 1;
    if (this.drawn === this.order.length) this.deal();
    else this.shown.push(this.places());
    this.broadcast("ruled", {
      event: this.event, verdict, seat, turn: this.turn, symbol, took, reads: [0, seat + 1],
      places: this.shown[this.turn], counts: this.piles.map((pile) => pile.length), left: this.order.length - this.drawn,
    });
  }

  verdict({ seat, symbol, turn, at }) {
    if (at < this.frozen[seat]) return "frozen";
    // By the cards that the player saw; a call of the last game has none of this one.
    const seen = this.shown[turn];
    if (seen && !(cards[seen[0]].has(symbol) && cards[seen[seat + 1]].has(symbol))) return "wrong";
    return turn === this.turn ? "won" : "late";
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
const server = new Server({ greet: false, gracefullyShutdown: false, transport: new WebSocketTransport({ server: front }) });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(front.address().port);
process.on("SIGTERM", () => process.exit());
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
