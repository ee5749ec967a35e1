/** Messages for screen readers only. */

class Announcer {
  text = $state("");
  #turn = false;

  say(text: string): void {
    // An invisible space makes a repeated message different, so that it is announced again.
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u200b`;
  }
}

export const announcer = new Announcer();
