/** What stands in the address for the tab 'Oś czasu'. */
export const TIMELINE_TAB = 'os-czasu'
