// Generated from QuestionTable.swift by `make generated`: do not edit.
// swift-format-ignore-file

/// The number of an open question: `Q07`.
package enum QuestionID: UInt8, Hashable, TableNumber {
    case q01, q02, q03, q04, q05, q06, q07, q08, q09, q10, q11, q12, q13, q14, q15, q16
    case q17, q18, q19, q20, q21, q22, q23, q24, q25, q26, q27, q28, q29, q30, q31, q32
    case q33, q34, q35, q36, q37, q38, q39, q40, q41

    package static let name = "QuestionID"

    package static let numbers = """
        Q01  Q02  Q03  Q04  Q05  Q06  Q07  Q08  Q09  Q10  Q11  Q12  Q13  Q14  Q15  Q16  Q17  Q18  Q19  Q20  \
        Q21  Q22  Q23  Q24  Q25  Q26  Q27  Q28  Q29  Q30  Q31  Q32  Q33  Q34  Q35  Q36  Q37  Q38  Q39  Q40  \
        Q41  \

        """

    /// The kind of list that it is about; nil for all.
    package var subject: ListKind? {
        switch self {
        case .q05, .q18, .q19, .q32, .q37: .table
        case .q21, .q33: .collection
        default: nil
        }
    }
}
