import Testing

@testable import RasterText

@Suite struct DigestTests {
  /// The vectors of FIPS 180-4, and lengths around the edge of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `SHA 256 gives the published digests`(text: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest)
  }

  @Test func `a million letters have the published digest`() {
    let letters = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(
      SHA256.hexadecimal(of: letters)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}

extension SHA256 {
  fileprivate static func hexadecimal(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hexadecimal(of: $0) }
  }
}
