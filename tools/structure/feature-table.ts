/** For each feature the neighbours whose `public` files it may use. */
export type FeatureTable = Readonly<Record<string, readonly string[]>>

/** Nearly everyone asks who the caller is and leaves a trace of what was done. */
const everyones = ['audit', 'auth']

/**
 * Who may lean on whom. The check refuses a circle here, so a feature that would have to look back is told by its
 * caller instead, or by the wiring in `src/server-app`.
 */
export const featureTable: FeatureTable = {
  audit: [],
  messaging: ['audit'],
  auth: ['audit', 'messaging'],
  settings: everyones,
  capacity: [...everyones, 'settings'],
  bonuses: [...everyones, 'settings'],
  drivers: [...everyones, 'settings', 'messaging'],
  availability: [...everyones, 'settings', 'messaging', 'capacity', 'bonuses', 'drivers'],
  'fleet/vehicles': [...everyones, 'settings'],
  'fleet/assigned-drivers': [...everyones, 'settings', 'fleet/vehicles', 'drivers', 'availability'],
  'fleet/unavailability': everyones,
  'fleet/groundings': [...everyones, 'settings', 'fleet/vehicles', 'fleet/unavailability'],
  'fleet/rentals': [...everyones, 'settings', 'fleet/vehicles', 'fleet/unavailability', 'fleet/groundings'],
  'fleet/services': [
    ...everyones,
    'fleet/vehicles',
    'fleet/groundings',
    'fleet/rentals',
    'drivers',
    'settings',
    'messaging',
  ],
  papers: [...everyones, 'settings', 'drivers', 'fleet/vehicles', 'fleet/unavailability'],
  schedule: [
    ...everyones,
    'papers',
    'fleet/unavailability',
    'settings',
    'messaging',
    'capacity',
    'bonuses',
    'drivers',
    'availability',
    'fleet/vehicles',
    'fleet/assigned-drivers',
    'fleet/groundings',
    'fleet/rentals',
    'fleet/services',
  ],
  'work-calendar': [
    ...everyones,
    'papers',
    'fleet/unavailability',
    'settings',
    'messaging',
    'capacity',
    'bonuses',
    'drivers',
    'availability',
    'schedule',
    'fleet/vehicles',
    'fleet/assigned-drivers',
    'fleet/groundings',
    'fleet/rentals',
    'fleet/services',
  ],
  results: [
    ...everyones,
    'settings',
    'messaging',
    'bonuses',
    'drivers',
    'schedule',
    'fleet/vehicles',
    'fleet/assigned-drivers',
    'fuel',
  ],
  fuel: [...everyones, 'drivers', 'schedule'],
  safekeeping: everyones,
  reports: [...everyones, 'settings', 'messaging', 'drivers', 'availability', 'schedule'],
}
