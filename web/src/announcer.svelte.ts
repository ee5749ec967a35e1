/** Messages for screen readers only. */

class Announcer {
  text = $state("");
  #turn = false;

  say(text: string): void {
    // The same words twice in a row are news as well: an invisible space makes them different.
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u200b`;
  }
}

export const announcer = new Announcer();
