extension PDFDocument {
  /// Reads a function, or an array with one function for each result.
  func function(_ object: PDFObject?, depth: Int = 0) throws(PDFError) -> PDFFunction {
    guard depth < 8 else { throw PDFError("functions are nested too deeply") }
    switch try resolve(object) {
    case .name("Identity"): return PDFFunction(.identity)
    case .array(let parts):
      guard parts.count <= 64 else { throw PDFError("there are \(parts.count) functions") }
      var functions: [PDFFunction] = []
      for part in parts { functions.append(try function(part, depth: depth + 1)) }
      return PDFFunction(.several(functions))
    default: break
    }
    guard let dictionary = try dictionary(object),
      let type = try integer(dictionary["FunctionType"])
    else { throw PDFError("a function is no dictionary") }
    let domain = try numbers(dictionary["Domain"]) ?? [0, 1]
    let range = try numbers(dictionary["Range"]) ?? []
    let kind: PDFFunction.Kind
    switch type {
    case 0: kind = .sampled(try samples(object, dictionary, domain, range))
    case 2:
      kind = .exponential(
        from: try numbers(dictionary["C0"]) ?? [0], to: try numbers(dictionary["C1"]) ?? [1],
        exponent: try number(dictionary["N"]) ?? 1)
    case 3: kind = try stitching(dictionary, depth)
    case 4: kind = .calculator(try calculator(object))
    default: throw PDFError("functions of type \(type) are unknown")
    }
    return PDFFunction(kind, domain: domain, range: range)
  }

  private func calculator(_ object: PDFObject?) throws(PDFError) -> PDFCalculator {
    guard let stream = try stream(object) else { throw PDFError("a function has no program") }
    return try PDFCalculator(try decoded(stream))
  }

  private func stitching(
    _ dictionary: PDFDictionary, _ depth: Int
  ) throws(PDFError) -> PDFFunction.Kind {
    let parts = try array(dictionary["Functions"]) ?? []
    guard parts.count <= 1024 else { throw PDFError("a function has \(parts.count) parts") }
    var functions: [PDFFunction] = []
    for part in parts { functions.append(try function(part, depth: depth + 1)) }
    return .stitching(
      functions, bounds: try numbers(dictionary["Bounds"]) ?? [],
      encode: try numbers(dictionary["Encode"]) ?? [])
  }

  private func samples(
    _ object: PDFObject?, _ dictionary: PDFDictionary, _ domain: [Double], _ range: [Double]
  ) throws(PDFError) -> SampledFunction {
    let given: [Double] = try numbers(dictionary["Size"]) ?? []
    let sizes = given.map { Int(min(max($0, 0), 1e6)) }
    let (results, bits) = (range.count / 2, try integer(dictionary["BitsPerSample"]) ?? 8)
    guard let stream = try stream(object), !sizes.isEmpty, sizes.count <= 4,
      2 * sizes.count <= domain.count, results > 0, results <= 32, (1...32).contains(bits)
    else { throw PDFError("a function's samples have no size") }
    var count = results
    for size in sizes {
      guard size > 0, count * size <= PDFBudget.bytes / 4 else {
        throw PDFError("a function has too many samples")
      }
      count *= size
    }
    try budget.spend(bytes: 4 * count)
    var reader = SampleReader(try decoded(stream), bits: bits)
    let samples = (0..<count).map { _ in Float(reader.next()) }
    let whole: [Double] = sizes.flatMap { [0, Double($0 - 1)] }
    let encode: [Double] = try numbers(dictionary["Encode"]) ?? whole
    let decode = try numbers(dictionary["Decode"]) ?? range
    guard encode.count >= 2 * sizes.count, decode.count >= 2 * results else {
      throw PDFError("a function's samples have no range")
    }
    return SampledFunction(
      sizes: sizes, results: results, samples: samples, encode: encode, decode: decode)
  }
}
