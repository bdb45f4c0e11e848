import SwiftSyntax

/// A pass that renames calls which look up or format texts, so that they follow the language of the
/// device.
///
/// On Linux, Foundation's functions of these names use the language of the process only, and UIKit
/// cannot replace them in files that import Foundation. So the calls are renamed; the values of
/// their arguments stay the same.
///
/// ```
/// NSLocalizedString("a", comment: "")           NSLocalizedStringOfDevice("a", comment: "")
/// b.localizedString(forKey:value:table:)        b.localizedStringOfDevice(forKey:value:table:)
/// String.localizedStringWithFormat(a, n)        String.localizedStringOfDevice(withFormat: a, n)
/// String(format: a, n), if a is no literal      String(formatOfDevice: a, n)
/// Locale.current                                Locale.currentOfDevice
/// DateFormatter(), NumberFormatter()            DateFormatter.ofDevice(), …
/// Bundle(identifier: a)                         Bundle.ofDevice(identifier: a)
/// ```
///
/// `Locale.preferredLanguages`, `preferredLocalizations`, `object(forInfoDictionaryKey:)` and the
/// formatters' `localizedString(from:…)` are renamed in the same way.
struct LocalizationPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    // The new functions are declared in UIKit, which a module may use only if one of its files
    // imports it.
    guard program.importsUIKit else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    let found = finder.found.filter { file.isActive($0.range.lowerBound) }
    guard let first = found.first else { return }
    changes.notes.append(
      file.note(
        .change, at: first.range.lowerBound, "\(first.old) → \(first.new)",
        "Foundation has one language only here"))
    for part in found { changes.replace(part.range, by: part.new) }
    changes.needsUIKit = true
  }

  private struct Renamed {
    let range: Range<Int>
    let old: String
    let new: String
  }

  private final class Finder: SyntaxVisitor {
    var found: [Renamed] = []

    private func rename(_ token: TokenSyntax, to new: String) {
      found.append(Renamed(range: token.ownRange, old: token.text, new: new))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let first = node.arguments.first
      if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        if function.baseName.text == "NSLocalizedString" {
          rename(function.baseName, to: "NSLocalizedStringOfDevice")
        } else if function.baseName.text == "String" {
          renameFormat(first)
        } else if function.baseName.text == "Bundle", first?.label?.text == "identifier" {
          rename(function.baseName, to: "Bundle.ofDevice")
        } else if Self.formatters.contains(function.baseName.text), first == nil,
          node.trailingClosure == nil
        {
          rename(function.baseName, to: "\(function.baseName.text).ofDevice")
        }
      } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        visit(member, first)
      }
      return .visitChildren
    }

    private func visit(_ member: MemberAccessExprSyntax, _ first: LabeledExprSyntax?) {
      let name = member.declName.baseName
      switch (name.text, first?.label?.text) {
      case ("localizedString", "from") where Self.formatters.contains(member.base?.ownText ?? ""):
        rename(name, to: "localizedStringOfDevice")
      case ("localizedString", "forKey"): rename(name, to: "localizedStringOfDevice")
      case ("object", "forInfoDictionaryKey"): rename(name, to: "objectOfDevice")
      case ("init", "format") where member.base?.ownText == "String": renameFormat(first)
      case ("localizedStringWithFormat", nil) where member.base?.ownText == "String":
        guard let first else { return }
        rename(name, to: "localizedStringOfDevice")
        let place = first.ownRange.lowerBound
        found.append(Renamed(range: place..<place, old: "", new: "withFormat: "))
      default: break
      }
    }

    /// The classes whose new objects already have a locale.
    private static let formatters: Set<String> = ["DateFormatter", "NumberFormatter"]

    private func renameFormat(_ argument: LabeledExprSyntax?) {
      guard let argument, let label = argument.label, label.text == "format" else { return }
      // A string literal does not come from a strings table, so it has no plural forms for other
      // languages.
      if argument.expression.is(StringLiteralExprSyntax.self) { return }
      rename(label, to: "formatOfDevice")
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.ownText == "Locale" {
        switch node.declName.baseName.text {
        case "current", "autoupdatingCurrent": rename(node.declName.baseName, to: "currentOfDevice")
        case "preferredLanguages": rename(node.declName.baseName, to: "preferredLanguagesOfDevice")
        default: break
        }
      } else if node.declName.baseName.text == "preferredLocalizations",
        !(node.parent?.is(FunctionCallExprSyntax.self) ?? false)
      {
        rename(node.declName.baseName, to: "preferredLocalizationsOfDevice")
      }
      return .visitChildren
    }
  }
}
