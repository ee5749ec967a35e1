import type { EventView, PersonView, Standing, TeamStanding } from "../protocol/messages";

/** Rows of a ranking, for people or for teams. */

export interface Row {
  key: number;
  rank: number;
  name: string;
  points: number;
  gained: number;
  climbed: number;
  team: number | null;
}

export function rowsOf(event: EventView): Row[] {
  const people = new Map((event.people ?? []).map((person) => [person.person, person]));
  const hasTeams = (event.settings.teams ?? 0) > 1;
  return (event.standings ?? []).flatMap((standing) => row(standing, people.get(standing.person), hasTeams));
}

function row(standing: Standing, person: PersonView | undefined, hasTeams: boolean): Row[] {
  if (!person) return [];
  const { rank, points, gained = 0, climbed = 0 } = standing;
  return [
    {
      key: person.person,
      rank,
      name: person.name,
      points,
      gained,
      climbed,
      team: hasTeams ? (person.team ?? 0) : null,
    },
  ];
}

/** The people who climbed the most since the last round, at most three. */
export function climbers(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ climbed }) => climbed > 0)
    .sort((a, b) => b.climbed - a.climbed)
    .slice(0, 3);
}

/** The width of a bar, from 0 to 1; points may be negative. */
export function share(points: number, rows: readonly { points: number }[]): number {
  const all = rows.map((one) => one.points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (points - least) / (most - least);
}

export function teamRows(teams: readonly TeamStanding[], name: (team: number) => string): Row[] {
  return teams.map(({ team, rank, mean }) => ({
    key: team,
    rank,
    name: name(team),
    points: mean,
    gained: 0,
    climbed: 0,
    team,
  }));
}

/** Returns minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
