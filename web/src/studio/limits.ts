import { LANGUAGES } from "../base/languages";
import type { StudioInfo } from "../protocol/api-types";
import { fetchStudioInfo } from "./draft/draft-api";

/** Limits and choices of the studio: the server's, or the usual ones without a connection. */

const USUAL_LIMITS: StudioInfo = {
  picture_bytes: 8_000_000,
  pixels: 50_000_000,
  least_side: 16,
  picture_types: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml"],
  pictures: 600,
  draft_bytes: 100_000_000,
  document_bytes: 1_000_000,
  symbols: 500,
  least_symbols: 7,
  faces: 10,
  names: 10,
  letters: 40,
  word_letters: 80,
  contributions: 500,
  contributions_each: 30,
  collection_days: 7,
  drafts_days: 90,
  deck_file_bytes: 31_457_280,
  headings: [],
  languages: LANGUAGES,
  shapes: ["circle", "square", "hexagon"],
  difficulties: ["easy", "normal", "hard"],
  papers: ["a4", "letter"],
  parts: ["cards", "backs", "index", "rules", "box"],
  least_diameter: 40,
  largest_diameter: {
    a4: { circle: 190, square: 134, hexagon: 190 },
    letter: { circle: 190, square: 134, hexagon: 190 },
  },
  largest_bleed: 5,
};

export function loadLimits(): Promise<StudioInfo> {
  return fetchStudioInfo().catch(() => USUAL_LIMITS);
}
