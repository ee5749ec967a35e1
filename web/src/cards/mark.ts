/** How a symbol on a card is highlighted. */
export type Mark = "called" | "right" | "wrong" | "hint";
