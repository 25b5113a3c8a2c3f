type Video =
  | { readonly kind: 'frame'; readonly src: string }
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'link'; readonly src: string }

/**
 * How the video at this address can be shown: YouTube and Vimeo in their frames that set no cookies before
 * the film is started, a film file by the browser itself, anything else as a link. Undefined without an https
 * address.
 */
export function videoOf(address: string): Video | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:') return undefined
  const host = url.hostname.replace(/^www\.|^m\./, '')
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1])
        : undefined
  if (id && /^[\w-]{6,20}$/.test(id))
    return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${id}` }
  const vimeo =
    host === 'vimeo.com' || host === 'player.vimeo.com' ? /\/(\d{5,15})/.exec(url.pathname)?.[1] : undefined
  if (vimeo) return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?dnt=1` }
  return /\.(mp4|webm)$/i.test(url.pathname) ? { kind: 'file', src: address } : { kind: 'link', src: address }
}
