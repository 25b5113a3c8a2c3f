import { createHash } from 'node:crypto'

/**
 * What a page of ours may load and run (Q16): our own files, and the training video. Never inline scripts;
 * inline styles only those named.
 * @param styles further sources for styles, as `'nonce-…'` or `'sha256-…'` with their quotes
 */
export function contentPolicy(styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "media-src 'self' https:",
    ["style-src 'self'", ...styles].join(' '),
    "script-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The sources that let the `<style>` elements of this HTML in, and no others. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
}
