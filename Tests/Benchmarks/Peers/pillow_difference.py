"""Two PNG files compared by Pillow, from bytes on the disk to the rectangle that differs.

    pillow_difference.py FILE FILE

Answers each line that it reads with the milliseconds and the area of the rectangle.
"""

import sys
import time

from PIL import Image, ImageChops


def difference(first, second):
    pictures = [Image.open(path).convert("RGB") for path in (first, second)]
    return ImageChops.difference(*pictures).getbbox() or (0, 0, 0, 0)


def main():
    for _ in sys.stdin:
        start = time.perf_counter()
        left, top, right, bottom = difference(sys.argv[1], sys.argv[2])
        took = (time.perf_counter() - start) * 1e3
        print(f"{took:.6f} {(right - left) * (bottom - top)}", flush=True)


main()
