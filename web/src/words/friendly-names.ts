import { define } from "../base/languages";

/** Generated names for players without one, short enough for every seat. */
export const friendlyNames = define({
  en: [
    "Swift Otter",
    "Sunny Fox",
    "Clever Owl",
    "Brave Robin",
    "Jolly Panda",
    "Keen Lynx",
    "Merry Puffin",
    "Wise Hedgehog",
  ],
  fr: [
    "Loutre rapide",
    "Renard malin",
    "Chouette futée",
    "Rouge-gorge vif",
    "Panda joyeux",
    "Lynx attentif",
    "Macareux gai",
    "Hérisson sage",
  ],
  es: [
    "Nutria veloz",
    "Zorro alegre",
    "Búho listo",
    "Petirrojo audaz",
    "Panda feliz",
    "Lince atento",
    "Frailecillo vivaz",
    "Erizo sabio",
  ],
  de: [
    "Flinker Otter",
    "Froher Fuchs",
    "Kluge Eule",
    "Mutiger Spatz",
    "Lustiger Panda",
    "Wacher Luchs",
    "Munterer Papagei",
    "Weiser Igel",
  ],
});
