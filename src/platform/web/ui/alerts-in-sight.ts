/**
 * Brings what a dialog alerts to into sight, once for each time that it is said: on a low screen or in large
 * letters it may stand where the driver does not look.
 */
export function keepAlertsInSight(): void {
  let before: Element | undefined
  let said = ''
  new MutationObserver(() => {
    const alerts = [...document.querySelectorAll('dialog[open] [role="alert"]')]
    const last = alerts.findLast((alert) => alert.textContent !== '')
    const text = last?.textContent ?? ''
    const isNew = last !== undefined && (last !== before || text !== said)
    before = last
    said = text
    if (isNew) last.scrollIntoView({ block: 'nearest' })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
