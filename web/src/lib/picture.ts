/** A picture of a part of the page, as SVG or PNG: every element with the style that it has now, and the fonts. */

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** What an element has from the one around it, unless it says otherwise. */
const INHERITED =
  /^(color|fill|stroke|stroke-.*|fill-rule|font-.*|line-height|letter-spacing|text-align|text-anchor|text-transform|text-indent|white-space-collapse|text-wrap-mode|visibility|paint-order|list-style-type|font-variant-.*|border-collapse|direction)$/;
/** What nothing in a picture needs: movement, what a pointer does, and other names for what is said already. */
const LEFT_OUT =
  /^(-webkit-(?!line-clamp|box-orient)|transition|animation|cursor|pointer-events|touch-action|user-select|scroll|overscroll|container|will-change|contain|content$|counter|app-region|perspective-origin|caret|accent|block-size|inline-size|min-block|min-inline|max-block|max-inline|inset-block|inset-inline|margin-block|margin-inline|padding-block|padding-inline|border-block|border-inline|border-start|border-end|view-transition|interpolate|outline-offset|text-size-adjust|speak|zoom$)/;

/** What was measured, and is told with fewer digits than a browser counts with: a 64th of a pixel less breaks a line. */
const MEASURED = /^(width|height|grid-template-(columns|rows))$/;
const UNITS = 64;
const exact = (value: string): string =>
  value.replace(/[\d.]+(?=px)/g, (pixels) => String(Math.round(Number(pixels) * UNITS) / UNITS));

/** Return what a style says in a picture: nothing can be scrolled there, so no bar is drawn for it. */
function inPicture(name: string, value: string): string {
  if (name.startsWith('overflow-') && /^(auto|scroll)$/.test(value)) return 'hidden';
  return MEASURED.test(name) ? exact(value) : value;
}

/** Writes the styles of elements, each different one once. */
class Styles {
  private readonly names = new Map<string, string>();
  /** The style of an element that nothing was said about, by kind: of a page, or in a drawing. */
  private readonly plain = new Map<boolean, Record<string, string>>();

  constructor(private readonly beside: Element) {}

  /** Return the name of the class that has this style. */
  nameOf(style: CSSStyleDeclaration, around: CSSStyleDeclaration | null, drawn: boolean): string {
    const initial = this.initial(drawn);
    const said = [...style]
      .filter((name) => !LEFT_OUT.test(name) && !name.startsWith('--'))
      .filter((name) => {
        const value = style.getPropertyValue(name);
        if (INHERITED.test(name)) return value !== around?.getPropertyValue(name);
        return value !== initial[name] || (name === 'display' && !drawn);
      })
      .map((name) => `${name}:${inPicture(name, style.getPropertyValue(name))}`)
      .join(';');
    const known = this.names.get(said) ?? `s${this.names.size}`;
    this.names.set(said, known);
    return known;
  }

  private initial(drawn: boolean): Record<string, string> {
    const known = this.plain.get(drawn);
    if (known) return known;
    const one = drawn ? document.createElementNS(SVG, 'g') : document.createElement('div');
    one.setAttribute('style', 'all: initial');
    this.beside.append(one);
    const style = getComputedStyle(one);
    const found = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    one.remove();
    this.plain.set(drawn, found);
    return found;
  }

  toString(): string {
    return [...this.names].map(([said, name]) => `.${name}{${said}}`).join('\n');
  }
}

/**
 * Copy an element with its style: those of a page become boxes, so that no browser's own style counts. What is meant for
 * nobody but the player (`data-private`) is left out.
 */
function copied(one: Element, styles: Styles, around: CSSStyleDeclaration | null): Element | null {
  const style = getComputedStyle(one);
  if (style.display === 'none' || one.matches('.unseen, [popover], dialog, script, [data-private]')) return null;
  const drawn = one.namespaceURI === SVG;
  const copy = drawn ? (one.cloneNode(false) as Element) : document.createElementNS(XHTML, 'div');
  const inDrawing = drawn && one.tagName !== 'svg';
  copy.setAttribute('class', styles.nameOf(style, around, inDrawing));
  copy.removeAttribute('style');
  before(one, copy, styles, '::before', style);
  for (const child of one.childNodes) {
    if (child instanceof Text) copy.append(child.cloneNode());
    const inner = child instanceof Element ? copied(child, styles, style) : null;
    if (inner) copy.append(inner);
  }
  before(one, copy, styles, '::after', style);
  return copy;
}

/** Draw what a style alone puts before or after what lies in an element. */
function before(of: Element, copy: Element, styles: Styles, which: string, around: CSSStyleDeclaration): void {
  const style = getComputedStyle(of, which);
  const said = /^"(.*)"$/.exec(style.content)?.[1];
  if (said === undefined || style.display === 'none') return;
  const box = document.createElementNS(XHTML, 'div');
  box.setAttribute('class', styles.nameOf(style, around, false));
  box.append(said);
  copy.append(box);
}

/** Return the fonts of the page, with what they are made of. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  return (await Promise.all(faces.map(embedded))).join('\n');
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const url = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1];
  if (!url) return '';
  const blob = await (await fetch(new URL(url, face.parentStyleSheet?.href ?? location.href))).blob();
  return face.cssText.replace(/url\("?[^")]+"?\)/, `url(${await dataUrl(blob)})`);
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

/** Return an SVG of elements of the page, one below the other, on the ground of the page. */
export async function pictureOf(elements: readonly HTMLElement[]): Promise<string> {
  const styles = new Styles(document.body);
  const ground = getComputedStyle(document.body).backgroundColor;
  const PADDING = 24;
  const wide = Math.max(...elements.map((one) => one.offsetWidth)) + 2 * PADDING;
  const high = elements.reduce((all, one) => all + one.offsetHeight + PADDING, PADDING);
  let top = PADDING;
  const parts = elements.map((one) => {
    const [x, y] = [(wide - one.offsetWidth) / 2, top];
    top += one.offsetHeight + PADDING;
    const drawn = copied(one, styles, null);
    const inside = drawn ? new XMLSerializer().serializeToString(drawn) : '';
    return `<foreignObject x="${x}" y="${y}" width="${one.offsetWidth}" height="${one.offsetHeight}">${inside}</foreignObject>`;
  });
  const style = `${await fonts()}\n${styles.toString()}`.replaceAll(']]>', '');
  return (
    `<svg xmlns="${SVG}" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">` +
    `<style><![CDATA[${style}]]></style><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`
  );
}

/** Return an SVG as PNG, with so many pixels for one. */
export async function asPng(svg: string, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  context?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** Let the browser keep a file. */
export function keepFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
