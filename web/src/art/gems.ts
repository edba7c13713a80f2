// The six cuts, as facets: each a polygon with a tone from 1 (towards the lamp, top left) to 5.

export const GEMS = ['amethyst', 'diamond', 'emerald', 'ruby', 'sapphire', 'topaz'] as const;
export type GemKind = (typeof GEMS)[number];

type Point = readonly [number, number];
export interface Facet {
  points: string;
  tone: number;
}
export interface Cut {
  outline: string;
  facets: Facet[];
  glint: Point;
}

const LIGHT: Point = [-0.55, -0.83];

const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

const towards = ([x, y]: Point, [cx, cy]: Point, share: number): Point => [cx + (x - cx) * share, cy + (y - cy) * share];

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function centre(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** How a facet that leans away from the middle is lit; `lift` makes it brighter. */
function toneOf(points: readonly Point[], middle: Point, lift: number): number {
  const [x, y] = centre(points);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const far = Math.hypot(dx, dy) || 1;
  const lit = (dx * LIGHT[0] + dy * LIGHT[1]) / far;
  return Math.min(5, Math.max(1, Math.round(3.2 - 1.7 * lit - lift)));
}

function facet(points: readonly Point[], middle: Point, lift = 0): Facet {
  return { points: written(points), tone: toneOf(points, middle, lift) };
}

/** The flat top, as if the back of the stone shone through it. */
function table(points: readonly Point[], middle: Point): Facet[] {
  const fan = points.map((p, i) => [p, points[(i + 1) % points.length] as Point, middle] as const);
  return fan.map((three, i) => ({ points: written(three), tone: Math.min(4, 6 - toneOf(three, middle, i % 2 ? 0.6 : 0)) }));
}

/** Triangles between the girdle and a table that is turned by half a step. */
function brilliant(girdle: readonly Point[], middle: Point, share: number): Facet[] {
  const next = (i: number): Point => girdle[(i + 1) % girdle.length] as Point;
  const top = girdle.map((p, i) => towards(between(p, next(i)), middle, share));
  const crown = girdle.flatMap((p, i) => [
    facet([p, next(i), top[i] as Point], middle),
    facet([top[(i + girdle.length - 1) % girdle.length] as Point, p, top[i] as Point], middle, 0.8),
  ]);
  return [...crown, ...table(top, middle)];
}

/** Rings of trapezia, one inside the other. */
function steps(girdle: readonly Point[], middle: Point, shares: readonly number[]): Facet[] {
  const rings = [1, ...shares].map((share) => girdle.map((p) => towards(p, middle, share)));
  const sides = rings.slice(1).flatMap((inner, ring) =>
    inner.map((p, i) => {
      const [outer, j] = [rings[ring] as Point[], (i + 1) % inner.length];
      return facet([outer[i] as Point, outer[j] as Point, inner[j] as Point, p], middle, ring * 0.7);
    }),
  );
  return [...sides, ...table(rings.at(-1) as Point[], middle)];
}

const ring = (count: number, radius: number, turn: number, [cx, cy]: Point = [32, 32]): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

function cut(girdle: readonly Point[], facets: Facet[], glint: Point): Cut {
  return { outline: written(girdle), facets, glint };
}

function drop(): Cut {
  const girdle: Point[] = [
    [32, 3], [40, 15], [48, 27], [52.5, 39], [49, 51], [41, 58.5], [32, 61], [23, 58.5], [15, 51], [11.5, 39], [16, 27], [24, 15],
  ];
  return cut(girdle, brilliant(girdle, [32, 39], 0.58), [22, 33]);
}

/** The diamond is seen from the side: crown above, pavilion below. */
function side(): Cut {
  const [a, m, d]: [Point, Point, Point] = [[15, 8], [32, 8], [49, 8]];
  const [g0, g1, g2, g3, g4]: [Point, Point, Point, Point, Point] = [[3, 24], [20, 24], [32, 24], [44, 24], [61, 24]];
  const tip: Point = [32, 60];
  const drawn: [Point[], number][] = [
    [[g0, a, g1], 2], [[a, m, g1], 1], [[g1, m, g3], 2], [[m, d, g3], 1], [[d, g4, g3], 4],
    [[g0, g1, tip], 3], [[g1, g2, tip], 2], [[g2, g3, tip], 4], [[g3, g4, tip], 5],
  ];
  const facets = drawn.map(([points, tone]) => ({ points: written(points), tone }));
  return cut([a, d, g4, tip, g0], facets, [20, 15]);
}

function oblong(): Cut {
  const girdle: Point[] = [[21, 4], [43, 4], [53, 14], [53, 50], [43, 60], [21, 60], [11, 50], [11, 14]];
  return cut(girdle, steps(girdle, [32, 32], [0.78, 0.52]), [21, 17]);
}

function hexagon(): Cut {
  const girdle = ring(6, 29.5, 0);
  return cut(girdle, brilliant(girdle, [32, 32], 0.62), [21, 20]);
}

function round(): Cut {
  const girdle = ring(16, 28.5, 0.5);
  const octagon = girdle.filter((_, i) => i % 2 === 0);
  const inner = octagon.map((p) => towards(p, [32, 32], 0.55));
  const rim = girdle.map((p, i) => facet([p, girdle[(i + 1) % 16] as Point, towards(between(p, girdle[(i + 1) % 16] as Point), [32, 32], 0.78)], [32, 32], i % 2 ? 0.7 : 0));
  const kites = octagon.map((p, i) => {
    const at = (n: number): Point => towards(between(girdle[(n + 16) % 16] as Point, girdle[(n + 17) % 16] as Point), [32, 32], 0.78);
    return facet([p, at(2 * i), inner[i] as Point, at(2 * i - 1)], [32, 32], 0.9);
  });
  const stars = octagon.map((_, i) => {
    const at = (n: number): Point => towards(between(girdle[n % 16] as Point, girdle[(n + 1) % 16] as Point), [32, 32], 0.78);
    const j = (i + 1) % 8;
    return facet([at(2 * i), girdle[(2 * i + 1) % 16] as Point, at(2 * i + 1), inner[j] as Point, inner[i] as Point], [32, 32], 0.2);
  });
  return cut(girdle, [...rim, ...stars, ...kites, ...table(inner, [32, 32])], [21, 20]);
}

/** A trillion: a triangle with swelling sides. */
function triangle(): Cut {
  const girdle: Point[] = [[32, 3], [42, 14], [51, 28], [58, 44], [61, 55], [47, 59.5], [32, 61], [17, 59.5], [3, 55], [6, 44], [13, 28], [22, 14]];
  return cut(girdle, brilliant(girdle, [32, 40], 0.5), [25, 31]);
}

export const CUTS: Record<GemKind, Cut> = {
  amethyst: drop(),
  diamond: side(),
  emerald: oblong(),
  ruby: hexagon(),
  sapphire: round(),
  topaz: triangle(),
};
