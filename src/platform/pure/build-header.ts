/** Names on every answer the build of the pages that the server would send now. */
export const BUILD_HEADER = 'x-build'
