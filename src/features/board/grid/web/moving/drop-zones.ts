/** Where whoever is dragged can be put down on a list of the own slot, wherever that list stands. */
export const DROP_ZONES = ['reserve', 'on-call'] as const

/** They are cells of the slot while somebody of it is dragged. @param slot 0-13 */
export function openDropZones(root: HTMLElement | null, slot: number): void {
  for (const zone of zonesOf(root)) zone.dataset.slot = String(slot)
}

export function closeDropZones(root: HTMLElement | null): void {
  for (const zone of zonesOf(root)) delete zone.dataset.slot
}

function zonesOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-drop-zone]') ?? [])]
}
