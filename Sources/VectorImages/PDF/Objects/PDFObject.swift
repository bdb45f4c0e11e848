/// An object of a PDF file (ISO 32000-1, 7.3).
enum PDFObject {
  case null
  case boolean(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  /// The number of an indirect object.
  case reference(Int)
}

/// The entries of a dictionary by their names.
typealias PDFDictionary = [String: PDFObject]

/// The encoded bytes of a stream, and its dictionary.
final class PDFStream {
  let dictionary: PDFDictionary
  /// The bytes that contain the encoded stream, and the range of the stream in these bytes.
  let bytes: [UInt8], range: Range<Int>
  /// The number of the stream's object; nil for an inline image.
  let object: Int?

  init(_ dictionary: PDFDictionary, _ bytes: [UInt8], _ range: Range<Int>, object: Int?) {
    (self.dictionary, self.bytes, self.range, self.object) = (dictionary, bytes, range, object)
  }
}

extension PDFObject {
  /// The number; nil for any other object.
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The integer, limited to ±2³¹; nil for any other object than a number.
  var integer: Int? {
    number.map { Int(min(max($0, -2_147_483_648), 2_147_483_647)) }
  }
  /// The name; nil for any other object.
  var name: String? { if case .name(let value) = self { value } else { nil } }
  /// The bytes of a string; nil for any other object.
  var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
  /// The Boolean; nil for any other object.
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
}
