"""Cuts the fonts of this folder: python3 cut.py <folder of the Fontsource files>  (needs fonttools, brotli)."""
import io
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

BASIC = set(range(0x20, 0x7F)) | {0xA0, 0xD7, 0x2013, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}
LATIN = BASIC | set(range(0xA1, 0x100)) | {
    0x131, 0x152, 0x153, 0x2009, 0x2011, 0x2014, 0x201A, 0x201E, 0x2022, 0x202F, 0x2032, 0x2033, 0x2039, 0x203A,
    0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212}
EXTENDED = set(range(0x100, 0x250)) - LATIN
# Arabic, and what Persian, Urdu and others write with it.
ARABIC = set(range(0x600, 0x700)) | {0x200C, 0x200D, 0x200E, 0x200F}
INTER = {'wght': (400, 400, 650)}
FRAUNCES = {'SOFT': 100, 'WONK': 0, 'opsz': (48, 48, 144), 'wght': (430, 430, 560)}
VAZIRMATN = INTER
MARKS = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl']
JOINS = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'curs']


def cut(source, target, axes, codes, features):
    # Saved and read again: the subsetter trips over the tables of a font that was narrowed in memory.
    narrowed = io.BytesIO()
    font = instantiateVariableFont(TTFont(source), axes)
    font.flavor = None
    font.save(narrowed)
    font = TTFont(narrowed)
    options = Options()
    options.layout_features, options.hinting, options.name_IDs = features, False, [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(target)


folder = sys.argv[1]
inter = folder + '/inter/files/inter-{}-wght-normal.woff2'
fraunces = folder + '/fraunces/files/fraunces-{}-full-normal.woff2'
inter_features = MARKS + ['calt', 'tnum', 'cv11', 'ss03', 'case', 'frac']
cut(inter.format('latin'), 'inter-latin.woff2', INTER, LATIN, inter_features)
cut(inter.format('latin-ext'), 'inter-latin-ext.woff2', INTER, EXTENDED, inter_features)
vazirmatn = folder + '/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'
cut(vazirmatn, 'vazirmatn-arabic.woff2', VAZIRMATN, ARABIC, MARKS + JOINS)
cut(fraunces.format('latin'), 'fraunces-basic.woff2', FRAUNCES, BASIC, MARKS)
cut(fraunces.format('latin'), 'fraunces-latin.woff2', FRAUNCES, LATIN - BASIC | {0x20}, MARKS)
cut(fraunces.format('latin-ext'), 'fraunces-latin-ext.woff2', FRAUNCES, EXTENDED, MARKS)
