/** Tabs of a vehicle beside its data and drivers (Spec 2 §2 'Vehicle edit'). */
export const vehicleTabTexts = {
  groundings: 'Uziemienia',
  services: 'Serwisy',
  papers: 'Dokumenty',
  handovers: 'Przekazania',
} as const
