/** Of the badges that say where a week stands. */
export const STATE_COLOURS = {
  blocked: 'red',
  draft: 'gray',
  idle: 'gray',
  closed: 'blue',
  'nothing-to-pay': 'gray',
  paid: 'green',
  'rolled-over': 'gray',
}
