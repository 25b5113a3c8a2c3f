/**
 * The group that a catalogue belongs to: that of the longest beginning of its name.
 * @param groups by the beginning of the name
 */
export function groupOf(catalogue: string, groups: Readonly<Record<string, string>>): string | undefined {
  const [longest] = Object.keys(groups)
    .filter((beginning) => catalogue.startsWith(beginning))
    .sort((one, other) => other.length - one.length)
  return longest === undefined ? undefined : groups[longest]
}
