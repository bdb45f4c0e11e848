import Foundation
import Testing
import UIKit

/// The values of symbols' configurations.
struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  @Test func `a weight and a scale have the values of UIKit (AS9)`() {
    #expect(UIImage.SymbolWeight.unspecified.rawValue == 0)
    #expect(UIImage.SymbolWeight.ultraLight.rawValue == 1)
    #expect(UIImage.SymbolWeight.black.rawValue == 9)
    #expect(UIImage.SymbolScale.default.rawValue == -1)
    #expect(UIImage.SymbolScale.unspecified.rawValue == 0)
    #expect(UIImage.SymbolScale.large.rawValue == 3)
  }

  @Test func `weights of symbols and of fonts stand for each other`() {
    for value in 1...9 {
      let weight = UIImage.SymbolWeight(rawValue: value)
      #expect(weight?.fontWeight().symbolWeight() == weight)
    }
  }

  @Test func `applying keeps what the other leaves open`() {
    let bold = Configuration(pointSize: 20, weight: .bold)
    let large = bold.applying(Configuration(scale: .large))
    #expect(large == Configuration(pointSize: 20, weight: .bold, scale: .large))
    #expect(
      large.applying(Configuration(pointSize: 30, weight: .thin))
        == Configuration(pointSize: 30, weight: .thin, scale: .large))
    #expect(bold.applying(nil) == bold)
    #expect(bold.applying(Configuration.unspecified) == bold)
  }

  @Test func `a value can be taken out`() {
    let all = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(all.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
    #expect(all.configurationWithoutWeight() == Configuration(pointSize: 20, scale: .large))
    #expect(all.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(Configuration(textStyle: .body).configurationWithoutTextStyle() == .unspecified)
  }

  @Test func `configurations of the same values are equal`() {
    #expect(Configuration(weight: .bold) == Configuration(weight: .bold))
    #expect(Configuration(weight: .bold).hash == Configuration(weight: .bold).hash)
    #expect(Configuration(weight: .bold) != Configuration(weight: .thin))
    #expect(Configuration(paletteColors: [.red]) == Configuration(paletteColors: [.red]))
    #expect(Configuration(paletteColors: [.red]) != Configuration(hierarchicalColor: .red))
    #expect(Configuration.preferringMulticolor() != Configuration.preferringMonochrome())
  }

  @Test func `an image has the configuration that it was made with`() throws {
    let configuration = Configuration(pointSize: 20, scale: .large)
    let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(image.isSymbolImage)
    #expect(image.symbolConfiguration == configuration)
    #expect(image.configuration == configuration)
  }

  @Test func `withConfiguration replaces, and applyingSymbolConfiguration adds`() throws {
    let image = try #require(
      UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 20)))
    let large = Configuration(scale: .large)
    #expect(image.withConfiguration(large).symbolConfiguration == large)
    #expect(
      image.applyingSymbolConfiguration(large)?.symbolConfiguration
        == Configuration(pointSize: 20, scale: .large))
  }

  @Test func `an image of pixels has no configuration`() {
    let image = UIImage()
    #expect(!image.isSymbolImage)
    #expect(image.configuration == nil)
    #expect(image.baselineOffsetFromBottom == nil)
    #expect(image.applyingSymbolConfiguration(Configuration(scale: .large)) == nil)
    #expect(image.withConfiguration(Configuration(scale: .large)) == image)
  }

  @Test func `an image keeps its symbol when it is styled`() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.withRenderingMode(.alwaysOriginal).isSymbolImage)
    #expect(image.withTintColor(.red).applyingSymbolConfiguration(.init(scale: .large)) != nil)
  }

  @Test func `insets and a baseline of its own replace the symbol's`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.withBaselineOffset(fromBottom: 7).baselineOffsetFromBottom == 7)
  }
}
