/**
 * Carries the language of the page that will show the answer's sentences. Only drivers' pages in another
 * language than Polish send it; whoever knows the specification alone is answered in its own words.
 */
export const LANGUAGE_HEADER = 'x-page-language'
