/** Graph: from each name to the names it points at. Names that are no keys are left out. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Every set of names that reach each other, each as one shortest way round, `[a, b, a]`; empty where there is
 * none.
 */
export function findCircles(graph: Graph): string[][] {
  const circles: string[][] = []
  const told = new Set<string>()
  for (const start of graph.keys()) {
    if (told.has(start)) continue
    const way = shortestWayBack(graph, start)
    if (!way) continue
    for (const name of way) told.add(name)
    circles.push(way)
  }
  return circles
}

function shortestWayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const here of queue) {
    for (const next of graph.get(here) ?? []) {
      if (next === start) return [...trail(cameFrom, start, here), start]
      if (!graph.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, here)
      queue.push(next)
    }
  }
  return undefined
}

function trail(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let here = end; here !== start; ) {
    here = cameFrom.get(here) ?? start
    way.unshift(here)
  }
  return way
}
