extension PDFDocument {
  /// Returns the bytes of a stream after all of its filters.
  func decoded(_ stream: PDFStream) throws(PDFError) -> [UInt8] {
    let (bytes, rest) = try decodedUpToImage(stream)
    if let rest { throw PDFError("\(rest) is not a filter of such data", object: stream.object) }
    return bytes
  }

  /// Returns the bytes of a stream after all filters before the one of an image format, and the
  /// name of that filter; nil if there is none.
  func decodedUpToImage(
    _ stream: PDFStream
  ) throws(PDFError) -> (bytes: [UInt8], imageFilter: String?) {
    let filters = try filters(of: stream.dictionary)
    var bytes = Array(stream.bytes[stream.range])
    for (filter, parameters) in filters {
      do throws(PDFError) {
        guard let decoded = try decoded(bytes, filter, parameters) else { return (bytes, filter) }
        bytes = decoded
      } catch {
        throw PDFError(error.problem, object: error.object ?? stream.object)
      }
    }
    return (bytes, nil)
  }

  /// Returns the filters' names, with the parameters of each.
  private func filters(
    of dictionary: PDFDictionary
  ) throws(PDFError) -> [(name: String, parameters: PDFDictionary)] {
    let names = try list(dictionary["Filter"] ?? dictionary["F"])
    let parameters = try list(dictionary["DecodeParms"] ?? dictionary["DP"])
    guard names.count <= 16 else { throw PDFError("a stream has \(names.count) filters") }
    var filters: [(String, PDFDictionary)] = []
    for (index, name) in names.enumerated() {
      guard let name = try self.name(name) else { continue }
      let own = index < parameters.count ? try self.dictionary(parameters[index]) : nil
      filters.append((name, own ?? [:]))
    }
    return filters
  }

  /// Returns the elements of an array; any other object is the only element, and null means none.
  private func list(_ object: PDFObject?) throws(PDFError) -> [PDFObject] {
    switch try resolve(object) {
    case .null: []
    case .array(let elements): elements
    case let object: [object]
    }
  }

  /// Returns decoded bytes; nil if the filter is that of an image format.
  private func decoded(
    _ bytes: [UInt8], _ filter: String, _ parameters: PDFDictionary
  ) throws(PDFError) -> [UInt8]? {
    switch filter {
    case "FlateDecode", "Fl":
      return try predicted(try Inflation.inflated(bytes, budget), parameters)
    case "LZWDecode", "LZW":
      let isEarly = try integer(parameters["EarlyChange"]) != 0
      return try predicted(try LZW.decoded(bytes, isEarly: isEarly, budget), parameters)
    case "ASCII85Decode", "A85": return try ASCIIFilters.base85(bytes, budget)
    case "ASCIIHexDecode", "AHx": return try ASCIIFilters.hexadecimal(bytes, budget)
    case "RunLengthDecode", "RL": return try RunLength.decoded(bytes, budget)
    case "Crypt": return bytes
    case "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode": return nil
    default: throw PDFError("the filter \(filter.prefix(32)) is unknown")
    }
  }

  private func predicted(
    _ bytes: [UInt8], _ parameters: PDFDictionary
  ) throws(PDFError) -> [UInt8] {
    guard let number = try integer(parameters["Predictor"]), number > 1 else { return bytes }
    let predictor = RowPredictor(
      colors: try integer(parameters["Colors"]) ?? 1,
      bits: try integer(parameters["BitsPerComponent"]) ?? 8,
      columns: try integer(parameters["Columns"]) ?? 1)
    guard let predictor else { throw PDFError("the predictor has no rows") }
    return number == 2 ? predictor.differences(bytes) : predictor.png(bytes)
  }
}
