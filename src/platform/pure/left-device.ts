/**
 * A cookie that the page writes itself when a driver logs out: with it on a request no calendar is open to
 * the device, although the server could not be told yet. It is no secret, and can only shut.
 */
export const LEFT_COOKIE = 'flotylla_left'
