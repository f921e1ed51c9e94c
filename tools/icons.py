"""The PNG pictures in web/public, drawn from favicon.svg by Chromium: `python -m tools.icons [folder]`.

Home screens and link previews take no SVG. The files are small and committed, so that building the pages needs no browser.
"""

from __future__ import annotations

import base64
import io
import shutil
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

FOLDER: Final = Path("web/public")
FONT: Final = Path("web/node_modules/@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2")
GREEN: Final = "#2F4A3C"
# name: the side, and the share of it that the drawing takes; 1 is the drawing with its own round corners
ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),  # the outer tenth may be cut off on every side
    "apple-touch-icon.png": (180, 0.92),
}
PREVIEW: Final = "preview.png"
PREVIEW_SIZE: Final = (1200, 630)


def icon_html(svg: str, side: int, share: float) -> str:
    """The drawing in the middle of a square; on green unless it fills the square."""
    ground = "transparent" if share == 1.0 else GREEN
    # on a ground of its own colour the frame would be a line round nothing
    drawing = svg if share == 1.0 else svg.replace("<rect ", '<rect visibility="hidden" ')
    size = round(side * (share if share == 1.0 else share * 1.18))
    return (
        f'<body style="margin:0;width:{side}px;height:{side}px;display:grid;place-items:center;background:{ground}">'
        f'<div style="width:{size}px;height:{size}px">{drawing}</div></body>'
    )


def preview_html(svg: str) -> str:
    """What a link looks like in a chat."""
    width, height = PREVIEW_SIZE
    font = base64.b64encode(FONT.read_bytes()).decode()
    return (
        f"<style>@font-face{{font-family:Names;src:url(data:font/woff2;base64,{font})}}</style>"
        f'<body style="margin:0;width:{width}px;height:{height}px;background:{GREEN};display:grid;place-content:center;'
        f'justify-items:center;gap:18px;color:#FBF7EC;font:500 112px Names">'
        f'<div style="position:absolute;inset:26px;border:3px solid #E2BE6A;'
        'outline:1px solid #E2BE6A;outline-offset:-12px"></div>'
        f'<div style="width:250px;height:250px">{svg.replace("<rect ", "<rect visibility=hidden ")}</div>'
        f"<div>Palais Royal</div></body>"
    )


def shot(page: Page, html: str, width: int, height: int, file: Path, colours: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(html)
    page.evaluate("document.fonts.ready")
    drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    drawn.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    svg = (FOLDER / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (side, share) in ICONS.items():
            shot(page, icon_html(svg, side, share), side, side, folder / name, 64)
        shot(page, preview_html(svg), *PREVIEW_SIZE, folder / PREVIEW, 64)
        browser.close()


if __name__ == "__main__":
    main()
