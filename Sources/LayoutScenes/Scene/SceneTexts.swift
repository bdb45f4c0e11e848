package import Foundation
import LayoutStage
package import LocalizedStrings
import UIKit

/// The translations of a scene's texts: tables of strings beside the scene file, or in code.
///
/// A text of the scene is a key of the table `Localizable`. A text that is in no table is shown
/// unchanged, except that pseudo-languages change every text (fact LO20).
package struct SceneTexts: Sendable {
  private let tables: [String: StringTable]
  private let files: LocalizedBundle?

  /// Makes translations from the texts of each language, keyed by the code of the language.
  package init(_ texts: [String: [String: String]] = [:]) {
    (tables, files) = (texts.mapValues { StringTable($0) }, nil)
  }

  /// Makes translations that are read from the tables in a folder when they are first used.
  package init(in folder: URL) {
    (tables, files) = ([:], LocalizedBundle(folders: [folder.path]))
  }

  package func text(_ key: String, in language: InterfaceLanguage) -> String {
    Self.text(key, of: table(for: language), in: language)
  }

  /// Returns the table of the available language that matches best; nil if none matches.
  fileprivate func table(for language: InterfaceLanguage) -> StringTable? {
    let languages = files?.languages ?? Array(tables.keys)
    guard let best = LanguageChoice.best(of: languages, for: language.code ?? "en") else {
      return nil
    }
    return files?.table("Localizable", in: best) ?? tables[best]
  }

  /// Returns a text from a table, changed according to the pseudo-language, if one is chosen.
  fileprivate static func text(
    _ key: String, of table: StringTable?, in language: InterfaceLanguage
  ) -> String {
    guard case .text(let text) = table?[key] else {
      return language.pseudo?.changedUntranslated(key) ?? key
    }
    return language.pseudo?.changed(text) ?? text
  }
}

extension Scene {
  /// The scene with its texts in the language of its device.
  package var translated: Scene {
    let language = configuration.interfaceLanguage
    let table = texts.table(for: language)
    if table == nil, language.pseudo == nil { return self }
    func translate(_ text: inout String?) {
      text = text.map { SceneTexts.text($0, of: table, in: language) }
    }
    var scene = self
    translate(&scene.title)
    translate(&scene.subtitle)
    for section in scene.sections.indices {
      translate(&scene.sections[section].header)
      translate(&scene.sections[section].footer)
      for item in scene.sections[section].items.indices {
        scene.sections[section].items[item].translate(translate)
      }
    }
    if var controller {
      translate(&controller.title)
      scene.controller = controller
    }
    return scene
  }
}

extension SceneItem {
  /// Changes each text of the item.
  fileprivate mutating func translate(_ change: (inout String?) -> Void) {
    change(&title)
    change(&subtitle)
    change(&detail)
    facts = facts.map { fact in
      var text: String? = fact
      change(&text)
      return text ?? fact
    }
  }
}
