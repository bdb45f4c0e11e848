/// What a font file says about its lines, in parts of the em.
struct FontMeasures: Sendable, Equatable {
  var unitsPerEm: Int
  var ascender: Double
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double
  var underlinePosition: Double
  var underlineThickness: Double
}
